import type { Db } from '#server/db/open.ts'
import { publish } from '#server/events.ts'
import { nameTag } from '#server/platform/auth/sessions.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { deleteJobsAbout } from '#server/platform/jobs/delete-jobs-about.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { recordDeletion } from './commands/deletion-ledger.ts'

/** Foreign keys delete the rest; listeners correct counters first. Needs a transaction. */
export async function eraseAccount(db: Db, userId: string, now: Date): Promise<void> {
  await publish(db, 'account.deleted', [{ userId }], now)
  const user = await db
    .deleteFrom('users')
    .where('user_id', '=', userId)
    .returning(['email_key', 'email', 'username'])
    .executeTakeFirst()
  if (user) {
    await failures.clearAccountFailures(db, user.email_key)
    await deleteJobsAbout(db, { userId, emails: [user.email, user.email_key] })
    await recordDeletion(db, userId, now)
    await invalidate(db, nameTag(user.username))
  }
  await invalidate(db, `person:${userId}`)
}
