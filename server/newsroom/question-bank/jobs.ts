import type { Job } from '#server/job-context.ts'
import { countAnswers } from './commands/count-answers.ts'
import { indexMissing } from './commands/index-questions.ts'

export const questionBankJobs: Job[] = [
  {
    name: 'count-question-answers',
    cron: '*/15 * * * *',
    run: async ({ db, now }, stopping) => {
      await indexMissing(db, stopping)
      await countAnswers(db, now(), stopping)
    },
  },
]
