import type { JobContext } from '#server/job-context.ts'
import { sweepAudio } from './commands.ts'

export const audioJobs = ({ db, queue, storage, now }: JobContext) =>
  queue.schedule('sweep-audio', '31 3 * * *', () => sweepAudio(db, storage, now()))
