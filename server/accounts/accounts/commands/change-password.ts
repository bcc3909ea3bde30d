import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { lockOwnSession } from '#server/accounts/sessions/commands/lock-own-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { confirmPassword } from './confirm-password.ts'
import { getUser } from './find-person.ts'
import { hashNewPassword, replacePassword } from './replace-password.ts'

/** @throws HttpError 403; a wrong password counts as a failed sign-in */
export async function changePassword(
  db: Db,
  queue: Queue,
  { userId, sessionId, current, next }: { userId: string; sessionId: string; current: string; next: string },
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await confirmPassword(db, userId, current, visitor, now, 'current_password')
  const password = await hashNewPassword(next, 'new_password', await getUser(db, userId))
  await inTransaction(db, async (db) => {
    await lockOwnSession(db, { id: userId, sessionId })
    await replacePassword(db, queue, { userId, password, keepSession: sessionId }, now)
  })
}
