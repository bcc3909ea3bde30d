import type { JobMeans } from '#server/job-context.ts'
import { refreshSnapshots } from './commands.ts'

export const analyticsJobs = ({ db, queue, now }: JobMeans) =>
  queue.schedule('count-community', '*/10 * * * *', () => refreshSnapshots(db, now()))
