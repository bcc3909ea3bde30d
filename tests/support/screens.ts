import { ADMINISTRATION } from './screens/administration.ts'
import { ARTICLES } from './screens/articles.ts'
import { BILLING } from './screens/billing.ts'
import { DASHBOARD } from './screens/dashboard.ts'
import { FEEDBACK } from './screens/feedback.ts'
import { FORUMS } from './screens/forums.ts'
import { NEWSROOM } from './screens/newsroom.ts'
import { PEER_LEARNING } from './screens/peer-learning.ts'
import { PUBLIC_PAGES } from './screens/public-pages.ts'
import { QUIZ_DISCUSSION } from './screens/quiz-discussion.ts'
import { QUIZZES } from './screens/quizzes.ts'
import { SETTINGS } from './screens/settings.ts'
import { SIGNING_IN } from './screens/signing-in.ts'

/** Every screen in every state worth looking at. A new screen is added here and nowhere else: it is then judged and photographed. */
export const SCREENS = [
  ...PUBLIC_PAGES,
  ...SIGNING_IN,
  ...DASHBOARD,
  ...ARTICLES,
  ...QUIZZES,
  ...QUIZ_DISCUSSION,
  ...PEER_LEARNING,
  ...FORUMS,
  ...SETTINGS,
  ...BILLING,
  ...FEEDBACK,
  ...ADMINISTRATION,
  ...NEWSROOM,
]
