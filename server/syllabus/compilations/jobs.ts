import type { Job } from '#server/job-context.ts'
import { announceCompilations } from './commands/announce-compilations.ts'

/** Hourly, to catch up soon after a stop. */
export const compilationJobs: Job[] = [
  { name: 'announce-compilations', cron: '2 * * * *', run: ({ db, now }) => announceCompilations(db, now()) },
]
