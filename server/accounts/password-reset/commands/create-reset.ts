import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import { RESET_MS } from '../rules.ts'
import { hasReachedLimit } from './request-reset.ts'

/**
 * Makes a reset token for the account of this email, if there is one and it has not had too many.
 * @returns what the mail needs; the token itself is stored nowhere
 */
export async function createReset(
  db: Db,
  email: string,
  now: Date,
): Promise<{ token: string; email: string; username: string } | undefined> {
  const person = await findPersonByEmail(db, email)
  if (!person) return undefined
  if (await hasReachedLimit(db, person.id, now)) return undefined
  const token = newSecret()
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), user_id: person.id, created_at: now, expires_at: new Date(now.getTime() + RESET_MS) })
    .execute()
  return { token, email: person.email, username: person.username }
}
