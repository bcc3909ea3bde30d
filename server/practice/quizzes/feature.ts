import { quizzes } from '#contract/practice/quizzes.ts'
import type { Feature } from '#server/feature.ts'
import { personalQuizData } from './queries.ts'
import { quizRoutes } from './routes.ts'

export const quizzesFeature: Feature = {
  path: 'practice/quizzes',
  contract: { quizzes },
  routes: quizRoutes,
  tables: ['quizzes', 'quiz_questions', 'quiz_editions', 'quiz_attempts', 'question_results'],
  personalData: { quizzes: personalQuizData },
}
