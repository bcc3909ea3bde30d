import type { JobContext } from '#server/job-context.ts'
import { deleteUnusedFigures } from './commands/delete-unused-figures.ts'

export const figureJobs = ({ db, queue, storage, now }: JobContext) =>
  queue.schedule('sweep-figures', '41 3 * * *', () => deleteUnusedFigures(db, storage, now()))
