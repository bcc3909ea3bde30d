import type { GoogleState } from '#contract/accounts/google.ts'
import type { Db } from '#server/db/open.ts'

export const findIdentity = (db: Db, { issuer, subject }: { issuer: string; subject: string }) =>
  db
    .selectFrom('google_identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .select('user_id')
    .executeTakeFirst()

export async function findState(db: Db, userId: string): Promise<GoogleState> {
  const row = await db
    .selectFrom('users')
    .leftJoin('google_identities', 'google_identities.user_id', 'users.user_id')
    .where('users.user_id', '=', userId)
    .select(['has_password', 'google_identities.email', 'linked_at', 'last_used_at'])
    .executeTakeFirstOrThrow()
  return { identity: identityOf(row), has_password: row.has_password }
}

interface Row {
  email: string | null
  linked_at: Date | null
  last_used_at: Date | null
}

const identityOf = ({ email, linked_at, last_used_at }: Row): GoogleState['identity'] =>
  email === null || linked_at === null
    ? null
    : { email, linked_at: linked_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null }

export async function isConfirmedAndFree(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('google_identities', 'google_identities.user_id', 'users.user_id')
    .where('users.user_id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .where('google_identities.user_id', 'is', null)
    .select('users.user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasOtherWay(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('has_password', '=', true),
        eb.exists(eb.selectFrom('passkeys').whereRef('passkeys.user_id', '=', 'users.user_id').select('passkey_id')),
      ]),
    )
    .select('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export const personalGoogleData = (db: Db, userId: string) =>
  db
    .selectFrom('google_identities')
    .where('user_id', '=', userId)
    .select(['issuer', 'subject', 'email', 'linked_at', 'last_used_at'])
    .execute()
