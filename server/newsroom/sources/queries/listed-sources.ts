import { sql } from 'kysely'
import { SOURCE_GONE } from '#contract/newsroom/sources/source-rules.ts'
import type { Passage, Source } from '#contract/newsroom/sources.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const sourceRows = (db: Db) =>
  db
    .selectFrom('desk_sources')
    .leftJoin('users', 'users.user_id', 'desk_sources.added_by')
    .select((eb) => [
      ...(['source_id', 'day', 'kind', 'title', 'publisher', 'licence', 'language', 'state', 'reason', 'is_cut'] as const),
      'fetched_at',
      'added_at',
      'users.username as added_by_name',
      eb.fn.coalesce('found_at', 'address').as('address'),
      eb
        .selectFrom('desk_passages')
        .whereRef('desk_passages.source_id', '=', 'desk_sources.source_id')
        .select(sql<number>`count(*)::integer`.as('count'))
        .as('passages'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof sourceRows>['execute']>>[number]

const fromRow = ({ added_by_name, kind, state, passages, fetched_at, added_at, ...row }: Row): Source => ({
  ...row,
  kind: kind as Source['kind'],
  state: state as Source['state'],
  passages: passages ?? 0,
  fetched_at: fetched_at?.toISOString() ?? null,
  added_at: added_at.toISOString(),
  added_by: added_by_name,
})

/** Oldest first. */
export async function sourcesOf(db: Db, day: string): Promise<Source[]> {
  const rows = await sourceRows(db).where('day', '=', day).orderBy('desk_sources.added_at').orderBy('source_id').execute()
  return rows.map(fromRow)
}

/** @throws HttpError 404 */
export async function sourceWithPassages(db: Db, sourceId: string): Promise<Omit<Source, 'passages'> & { passages: Passage[] }> {
  const row = await sourceRows(db).where('source_id', '=', sourceId).executeTakeFirst()
  if (!row) throw new HttpError(404, SOURCE_GONE)
  const passages = await db
    .selectFrom('desk_passages')
    .where('source_id', '=', sourceId)
    .orderBy('number')
    .select(['number', 'text'])
    .execute()
  return { ...fromRow(row), passages }
}
