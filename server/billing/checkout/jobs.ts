import type { JobContext } from '#server/job-context.ts'
import { forgetOldCheckouts } from './commands.ts'

export const billingJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('forget-old-checkouts', '53 3 * * *', () => forgetOldCheckouts(db, now()))
