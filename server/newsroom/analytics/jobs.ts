import type { Job } from '#server/job-context.ts'
import { refreshSnapshots } from './commands/refresh-snapshots.ts'

export const analyticsJobs: Job[] = [
  {
    name: 'refresh-community-figures',
    formerly: ['count-community'],
    cron: '*/10 * * * *',
    run: ({ db, now }) => refreshSnapshots(db, now()),
  },
]
