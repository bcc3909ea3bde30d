import type { JobContext } from '#server/job-context.ts'
import { markDue } from './commands/mark-due.ts'
import { reserveQuizzes } from './commands/reserve-quizzes.ts'

export const mockTestJobs = ({ db, queue, now }: JobContext) =>
  queue.schedule('mark-mock-tests', '* * * * *', async (stopping) => {
    await reserveQuizzes(db, now())
    await markDue(db, now(), stopping)
  })
