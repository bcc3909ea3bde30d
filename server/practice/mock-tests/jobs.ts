import type { Job } from '#server/job-context.ts'
import { markDue } from './commands/mark-due.ts'
import { reserveQuizzes } from './commands/reserve-quizzes.ts'

export const mockTestJobs: Job[] = [
  {
    name: 'mark-mock-tests',
    cron: '* * * * *',
    run: async ({ db, now }, stopping) => {
      await reserveQuizzes(db, now())
      await markDue(db, now(), stopping)
    },
  },
]
