import { quizForums } from '#contract/community/quiz-forums.ts'
import type { Feature } from '#server/feature.ts'
import { quizForumListeners } from './listeners.ts'
import { quizForumsOnAccountDeleted } from './on-account-deleted.ts'
import { quizForumRoutes } from './routes.ts'

export const quizForumsFeature: Feature = {
  path: 'community/quiz-forums',
  contract: { quizForums },
  routes: quizForumRoutes,
  listeners: quizForumListeners,
  onAccountDeleted: quizForumsOnAccountDeleted,
  tables: ['quiz_forum_scores', 'quiz_forum_samples'],
}
