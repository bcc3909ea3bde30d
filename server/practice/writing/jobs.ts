import type { Job } from '#server/job-context.ts'
import { deleteUnusedPhotos } from './commands/delete-unused-photos.ts'

export const writingJobs: Job[] = [
  {
    name: 'delete-unused-photos',
    formerly: ['sweep-photographs'],
    cron: '37 3 * * *',
    run: ({ db, storage, now }) => deleteUnusedPhotos(db, storage, now()),
  },
]
