import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { LinkKind } from './rules.ts'

export interface EmailLink {
  userId: string
  isExpired: boolean
  isUsed: boolean
  isConfirmed: boolean
}

export async function findLink(db: Db, kind: LinkKind, token: string, now: Date): Promise<EmailLink | undefined> {
  const row = await db
    .selectFrom('email_links')
    .innerJoin('users', 'users.user_id', 'email_links.user_id')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .select(['users.user_id', 'expires_at', 'used_at', 'email_confirmed_at'])
    .executeTakeFirst()
  return (
    row && {
      userId: row.user_id,
      isExpired: row.expires_at <= now,
      isUsed: row.used_at !== null,
      isConfirmed: row.email_confirmed_at !== null,
    }
  )
}

export async function countLinksSince(db: Db, userId: string, kind: LinkKind, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function hasFreshSignInLink(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'sign_in')
    .where('created_at', '>', since)
    .where('used_at', 'is', null)
    .select('token_hash')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countSignInLinksOfSource(db: Db, userId: string, source: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', '=', 'sign_in')
    .where('source_hash', '=', source)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const personalLinkData = (db: Db, userId: string) =>
  db.selectFrom('email_links').where('user_id', '=', userId).select(['kind', 'created_at', 'expires_at', 'used_at']).execute()
