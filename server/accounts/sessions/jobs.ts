import type { JobContext } from '#server/job-context.ts'
import { deleteUnclaimedRestoredJobs } from '#server/platform/jobs/restored-jobs.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { deleteOldMailCounts } from '#server/platform/limits/mail-limit.ts'
import { deleteExpiredSessions } from './commands/delete-expired-sessions.ts'
import { deleteOldSources } from './commands/known-sources.ts'

export async function sessionJobs({ db, queue, sessionLimits, now }: JobContext): Promise<void> {
  await queue.schedule('forget-expired', '17 3 * * *', async () => {
    await deleteExpiredSessions(db, sessionLimits, now())
    await deleteOldSources(db, now())
    await failures.deleteOldFailures(db, now())
    await deleteOldMailCounts(db, now())
    await deleteUnclaimedRestoredJobs(db, now())
  })
}
