import type { JobContext } from '#server/job-context.ts'
import { fitWeights } from './commands/fit-weights.ts'
import { optimise } from './commands/optimise.ts'

export const recallJobs = ({ db, queue, now, log }: JobContext) =>
  queue.schedule('fit-recall', '7 1-5 * * *', (stopping) => fitWeights(db, now(), { optimise, log, stopping }))
