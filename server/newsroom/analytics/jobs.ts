import type { JobContext } from '#server/job-context.ts'
import { refreshSnapshots } from './commands/refresh-snapshots.ts'

export const analyticsJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('count-community', '*/10 * * * *', () => refreshSnapshots(db, now()))
