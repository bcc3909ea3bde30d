import type { Passkey } from '#contract/accounts/passkeys.ts'
import type { Db } from '#server/db/open.ts'

const COLUMNS = ['passkey_id', 'name', 'created_at', 'last_used_at'] as const

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id')
    .select(COLUMNS)
    .execute()
  return rows.map(toPasskey)
}

export async function findPasskey(db: Db, userId: string, passkeyId: string): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .select(COLUMNS)
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function listCredentials(db: Db, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.selectFrom('passkeys').where('user_id', '=', userId).select(['credential_id', 'transports']).execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id, transports: transportsOf(transports) }))
}

export const transportsOf = (stored: string): string[] => stored.split(' ').filter(Boolean)

export const findByCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').where('credential_id', '=', credentialId).selectAll().executeTakeFirst()

export const personalPasskeyData = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .where('user_id', '=', userId)
    .select(['name', 'credential_id', 'public_key', 'transports', 'created_at', 'last_used_at'])
    .execute()

const toPasskey = (row: { passkey_id: string; name: string; created_at: Date; last_used_at: Date | null }): Passkey => ({
  passkey_id: row.passkey_id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
