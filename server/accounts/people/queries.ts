import { sql } from 'kysely'
import type { Person } from '#contract/accounts/people.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { prefixPattern } from './rules.ts'

interface Page {
  q?: string | undefined
  role?: Role | 'suspended' | undefined
  before?: string | undefined
  limit: number
}

/** Ids sort by time. PostgreSQL plans with the values: two indexes for a rare prefix, the key backwards for a frequent one. */
export async function listPeople(
  db: Db,
  { q = '', role, before, limit }: Page,
): Promise<{ data: Person[]; next_before: string | null }> {
  const pattern = prefixPattern(q)
  const rows = await personRows(db)
    .$if(pattern !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('email_key', 'like', pattern as string), eb('username_key', 'like', pattern as string)]),
      ),
    )
    .$if(role === 'suspended', (query) => query.where('suspended_at', 'is not', null))
    .$if(role !== undefined && role !== 'suspended', (query) => query.where('role', '=', role as string))
    .$if(before !== undefined, (query) => query.where('users.user_id', '<', before as string))
    .orderBy('users.user_id', 'desc')
    .limit(limit + 1)
    .execute()
  const data = rows.slice(0, limit).map(toPerson)
  return { data, next_before: rows.length > limit ? (data.at(-1)?.user_id ?? null) : null }
}

export async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const row = await personRows(db).where('users.user_id', '=', userId).executeTakeFirst()
  return row && toPerson(row)
}

const personRows = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.user_id',
      'email',
      'username',
      'role',
      'users.created_at',
      'suspended_at',
      'suspended_reason',
      sql<Date | null>`(select max(last_seen_at) from sessions where sessions.user_id = users.user_id)`.as('last_seen_at'),
    ])

type PersonRow = Awaited<ReturnType<ReturnType<typeof personRows>['executeTakeFirstOrThrow']>>

const toPerson = (row: PersonRow): Person => ({
  ...row,
  role: row.role as Role,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
  suspended_at: row.suspended_at?.toISOString() ?? null,
})
