import type { JobContext } from '#server/job-context.ts'
import { deleteOldCheckouts } from './commands/delete-old-checkouts.ts'

export const checkoutJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('forget-old-checkouts', '53 3 * * *', () => deleteOldCheckouts(db, now()))
