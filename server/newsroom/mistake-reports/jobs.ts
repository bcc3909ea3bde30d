import type { JobContext } from '#server/job-context.ts'
import { findReported } from './commands/find-reported.ts'

export const mistakeReportJobs = ({ db, queue }: JobContext) =>
  queue.schedule('find-reported-passages', '* * * * *', (stopping) => findReported(db, stopping))
