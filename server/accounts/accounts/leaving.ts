import type { Db } from '#server/db/open.ts'
import { announce } from '#server/platform/events/events.ts'
import { signal } from '#server/platform/events/signals.ts'
import { forgetJobsAbout } from '#server/platform/jobs/job-traces.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { noteErasure } from './commands/deletion-ledger.ts'

/**
 * Everything of the person goes with the row: other tables refer to it with `on delete cascade`. Counters are put right before. Must run inside
 * a transaction.
 */
export async function erasePerson(db: Db, userId: string, now: Date): Promise<void> {
  await announce(db, 'account.leaving', [{ userId }], now)
  const user = await db.deleteFrom('users').where('user_id', '=', userId).returning(['email_key', 'email']).executeTakeFirst()
  if (user) {
    await failures.forgetAccount(db, user.email_key)
    await forgetJobsAbout(db, { userId, emails: [user.email, user.email_key] })
    await noteErasure(db, userId, now)
  }
  await signal(db, 'person', userId)
}
