import type { JobContext } from '#server/job-context.ts'
import { announceCompilations } from './commands/announce-compilations.ts'

/** Every hour, so that what ended while no process ran is announced soon after the start. */
export const compilationJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('announce-compilations', '2 * * * *', () => announceCompilations(db, now()))
