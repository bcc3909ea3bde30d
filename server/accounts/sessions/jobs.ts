import type { Job, JobContext } from '#server/job-context.ts'
import { deleteUnclaimedRestoredJobs } from '#server/platform/jobs/restored-jobs.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { deleteOldMailCounts } from '#server/platform/limits/mail-limit.ts'
import { deleteExpiredSessions } from './commands/delete-expired-sessions.ts'
import { deleteOldSources } from './commands/known-sources.ts'

export const sessionJobs: Job[] = [
  { name: 'delete-expired-sessions', formerly: ['forget-expired'], cron: '17 3 * * *', run: deleteExpired },
]

/** Also platform data without a job. */
async function deleteExpired({ db, settings, now }: JobContext): Promise<void> {
  await deleteExpiredSessions(db, settings.sessionLimits, now())
  await deleteOldSources(db, now())
  await failures.deleteOldFailures(db, now())
  await deleteOldMailCounts(db, now())
  await deleteUnclaimedRestoredJobs(db, now())
}
