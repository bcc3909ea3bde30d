import type { Job } from '#server/job-context.ts'
import { findReported } from './commands/find-reported.ts'

export const mistakeReportJobs: Job[] = [
  { name: 'find-reported-passages', cron: '* * * * *', run: ({ db }, stopping) => findReported(db, stopping) },
]
