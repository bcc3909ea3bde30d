import type { JobMeans } from '#server/job-context.ts'
import { sweepAudio } from './commands.ts'

export const audioJobs = ({ db, queue, storage, now }: JobMeans) =>
  queue.schedule('sweep-audio', '31 3 * * *', () => sweepAudio(db, storage, now()))
