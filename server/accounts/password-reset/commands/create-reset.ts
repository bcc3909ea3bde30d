import { findPersonByEmail } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
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

/**
 * Under the lock of the account: two jobs may run at once, and an unconfirmed address may be corrected at the same moment.
 * @returns the token, which is stored nowhere; nothing where no link may be sent any more
 */
export const createReset = (db: Db, { id, email }: { id: string; email: string }, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (db) => {
    await lockOwnAccount(db, id)
    if ((await findResetRecipient(db, email, now))?.id !== id) return undefined
    const token = newSecret()
    await db
      .insertInto('password_resets')
      .values({ token_hash: hashOf(token), user_id: id, created_at: now, expires_at: new Date(now.getTime() + RESET_MS) })
      .execute()
    return token
  })
