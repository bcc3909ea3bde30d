import { assertNotSuspended } from '#server/accounts/accounts/commands/assert-not-suspended.ts'
import { getUser } from '#server/accounts/accounts/commands/find-person.ts'
import type { SignedIn } from '#server/accounts/accounts/commands/register.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { mailFactorChange } from './mail-factor-change.ts'
import { userOfTicket } from './require-code.ts'
import { verifyCode } from './verify-code.ts'

/** @throws HttpError 401, 403, 429 */
export async function signInWithCode(
  db: Db,
  queue: Queue,
  { ticket, code }: { ticket: string; code: string },
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const userId = await userOfTicket(db, ticket, now)
  await assertNotSuspended(db, userId)
  const begin = async (db: Db) => {
    // Under the lock: the password may have changed.
    await userOfTicket(db, ticket, now)
    return createSession(db, userId, visitor, now, 'second-factor')
  }
  const onRecoveryCode = (db: Db) => mailFactorChange(db, queue, userId, 'recovery_code_used')
  const token = await verifyCode(db, { userId, code, onRecoveryCode }, begin, now)
  return { token, user: await getUser(db, userId) }
}
