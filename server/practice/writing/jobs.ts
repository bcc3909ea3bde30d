import type { JobContext } from '#server/job-context.ts'
import { deleteUnusedPhotos } from './commands/delete-unused-photos.ts'

export const writingJobs = ({ db, queue, storage, now }: JobContext) =>
  queue.schedule('sweep-photographs', '37 3 * * *', () => deleteUnusedPhotos(db, storage, now()))
