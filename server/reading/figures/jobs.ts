import type { Job } from '#server/job-context.ts'
import { deleteUnusedFigures } from './commands/delete-unused-figures.ts'

export const figureJobs: Job[] = [
  {
    name: 'delete-unused-figures',
    formerly: ['sweep-figures'],
    cron: '41 3 * * *',
    run: ({ db, storage, now }) => deleteUnusedFigures(db, storage, now()),
  },
]
