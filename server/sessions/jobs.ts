import * as failures from '#server/platform/failures.ts'
import type { JobMeans } from '#server/platform/job-means.ts'
import { forgetEndings } from '#server/platform/payment-endings.ts'
import { forgetCarried } from '#server/platform/queue.ts'
import { forgetExpiredSessions } from './commands.ts'

export async function sessionJobs({ db, queue, now }: JobMeans): Promise<void> {
  await queue.schedule('forget-expired', '17 3 * * *', async () => {
    await forgetExpiredSessions(db, now())
    await failures.forgetOld(db, now())
    await forgetCarried(db, now())
    await forgetEndings(db, now())
  })
}
