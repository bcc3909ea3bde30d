import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/accounts/second-factor-rules.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'

/** Needs a transaction. */
export async function replaceRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(code.replaceAll('-', '')) }))
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** 32 characters, five bits each; without I, L, O, U. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

/** 80 bits, so a plain hash is safe. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.match(/.{4}/g)?.join('-') ?? ''
}
