import { questionBank } from '#contract/newsroom/question-bank.ts'
import type { Feature } from '#server/feature.ts'
import { questionBankJobs } from './jobs.ts'
import { questionBankListeners } from './listeners.ts'
import { personalRetirements } from './queries/personal-data.ts'
import { questionBankRoutes } from './routes.ts'

export const questionBankFeature: Feature = {
  path: 'newsroom/question-bank',
  contract: { questionBank },
  routes: questionBankRoutes,
  jobs: questionBankJobs,
  listeners: questionBankListeners,
  tables: ['bank_questions', 'retired_questions'],
  personalData: { retiredQuestions: personalRetirements },
}
