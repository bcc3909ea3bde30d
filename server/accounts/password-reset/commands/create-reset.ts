import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf, newSecret } from '#server/platform/auth/ids.ts'
import { RESET_MS } from '../rules.ts'
import { hasReachedLimit } from './request-reset.ts'

/** The person of this email, if there is one and they have not had too many links. */
export async function findResetRecipient(
  db: Db,
  email: string,
  now: Date,
): Promise<{ id: string; email: string; username: string } | undefined> {
  const person = await findPersonByEmail(db, email)
  return person && !(await hasReachedLimit(db, person.id, now)) ? person : undefined
}

/** @returns the token, which is stored nowhere */
export async function createReset(db: Db, userId: string, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: new Date(now.getTime() + RESET_MS) })
    .execute()
  return token
}
