import type { JobContext } from '#server/job-context.ts'
import { publishDueEntries } from './commands/publish-due-entries.ts'

/** Also publishes entries that fell due while no process ran. */
export const entryJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('publish-due', '* * * * *', () => publishDueEntries(db, now()))
