import type { JobContext } from '#server/job-context.ts'
import { markDue } from './commands/mark-due.ts'

export const mockTestJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('mark-mock-tests', '* * * * *', (stopping) => markDue(db, now(), stopping))
