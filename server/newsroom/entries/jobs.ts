import type { Job } from '#server/job-context.ts'
import { publishDueEntries } from './commands/publish-due-entries.ts'

/** Includes entries that fell due while no process ran. */
export const entryJobs: Job[] = [
  {
    name: 'publish-due-entries',
    formerly: ['publish-due'],
    cron: '* * * * *',
    run: ({ db, now }) => publishDueEntries(db, now()),
  },
]
