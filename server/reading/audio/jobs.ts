import type { JobContext } from '#server/job-context.ts'
import { deleteUnusedAudio } from './commands/delete-unused-audio.ts'

export const audioJobs = ({ db, queue, storage, now }: JobContext) =>
  queue.schedule('sweep-audio', '31 3 * * *', () => deleteUnusedAudio(db, storage, now()))
