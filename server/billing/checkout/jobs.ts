import type { Job } from '#server/job-context.ts'
import { deleteOldCheckouts } from './commands/delete-old-checkouts.ts'

export const checkoutJobs: Job[] = [
  {
    name: 'delete-old-checkouts',
    formerly: ['forget-old-checkouts'],
    cron: '53 3 * * *',
    run: ({ db, now }) => deleteOldCheckouts(db, now()),
  },
]
