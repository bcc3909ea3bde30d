import type { Job } from '#server/job-context.ts'
import { deleteUnusedAudio } from './commands/delete-unused-audio.ts'

export const audioJobs: Job[] = [
  {
    name: 'delete-unused-audio',
    formerly: ['sweep-audio'],
    cron: '31 3 * * *',
    run: ({ db, storage, now }) => deleteUnusedAudio(db, storage, now()),
  },
]
