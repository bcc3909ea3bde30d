import { dailyQuestions } from '#contract/practice/daily-questions.ts'
import type { Feature } from '#server/feature.ts'
import { personalDailyQuestionData } from './queries.ts'
import { dailyQuestionRoutes } from './routes.ts'

export const dailyQuestionsFeature: Feature = {
  path: 'practice/daily-questions',
  contract: { dailyQuestions },
  routes: dailyQuestionRoutes,
  tables: ['daily_question_answers'],
  personalData: { dailyQuestions: personalDailyQuestionData },
}
