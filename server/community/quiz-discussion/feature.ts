import { quizDiscussion } from '#contract/community/quiz-discussion.ts'
import type { Feature } from '#server/feature.ts'
import { quizDiscussionOnAccountDeleted } from './on-account-deleted.ts'
import { personalQuizDiscussionData } from './queries.ts'
import { quizDiscussionRoutes } from './routes.ts'

export const quizDiscussionFeature: Feature = {
  path: 'community/quiz-discussion',
  contract: { quizDiscussion },
  routes: quizDiscussionRoutes,
  onAccountDeleted: quizDiscussionOnAccountDeleted,
  tables: ['quiz_discussions', 'quiz_discussion_replies', 'quiz_discussion_likes', 'quiz_discussion_reply_likes'],
  personalData: { quizDiscussion: personalQuizDiscussionData },
}
