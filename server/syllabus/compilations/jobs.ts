import type { Job } from '#server/job-context.ts'
import { announceCompilations } from './commands/announce-compilations.ts'

/** Every hour, so that what ended while no process ran is announced soon after the start. */
export const compilationJobs: Job[] = [
  { name: 'announce-compilations', cron: '2 * * * *', run: ({ db, now }) => announceCompilations(db, now()) },
]
