import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashNewPassword, replacePassword } from './replace-password.ts'

/** @throws Refusal 403 for a wrong current password, which counts as a failed sign-in */
export async function changePassword(
  db: Db,
  queue: Queue,
  { userId, sessionId, current, next }: { userId: string; sessionId: string; current: string; next: string },
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await confirmPassword(db, userId, current, visitor, now)
  const password_hash = await hashNewPassword(next, 'new_password')
  await inTransaction(db, (db) => replacePassword(db, queue, { userId, password_hash, keepSession: sessionId }, now))
}
