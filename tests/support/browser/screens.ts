import { ADMINISTRATION } from '#tests/support/screens/administration.ts'
import { ARTICLES } from '#tests/support/screens/articles.ts'
import { BILLING } from '#tests/support/screens/billing.ts'
import { CATCH_UP } from '#tests/support/screens/catch-up.ts'
import { COMPILATIONS } from '#tests/support/screens/compilations.ts'
import { CORRECTIONS } from '#tests/support/screens/corrections.ts'
import { DASHBOARD } from '#tests/support/screens/dashboard.ts'
import { DAY_SOURCES } from '#tests/support/screens/day-sources.ts'
import { asDeclared } from '#tests/support/screens/declared.ts'
import { DESK } from '#tests/support/screens/desk.ts'
import { DRAFTING } from '#tests/support/screens/drafting.ts'
import { DRAFTS } from '#tests/support/screens/drafts.ts'
import { EXCHANGE } from '#tests/support/screens/exchange.ts'
import { FEEDBACK } from '#tests/support/screens/feedback.ts'
import { FORUMS } from '#tests/support/screens/forums.ts'
import { IN_NEWS } from '#tests/support/screens/in-news.ts'
import { MOCK_TESTS } from '#tests/support/screens/mock-tests.ts'
import { NEWSROOM } from '#tests/support/screens/newsroom.ts'
import { NOTES } from '#tests/support/screens/notes.ts'
import { PEER_LEARNING } from '#tests/support/screens/peer-learning.ts'
import { PUBLIC_PAGES } from '#tests/support/screens/public-pages.ts'
import { QUESTION_BANK } from '#tests/support/screens/question-bank.ts'
import { QUIZ_DISCUSSION } from '#tests/support/screens/quiz-discussion.ts'
import { QUIZZES } from '#tests/support/screens/quizzes.ts'
import { RECALL } from '#tests/support/screens/recall.ts'
import { SETTINGS } from '#tests/support/screens/settings.ts'
import { SIGNING_IN } from '#tests/support/screens/signing-in.ts'
import { SYLLABUS } from '#tests/support/screens/syllabus.ts'
import { THREADS } from '#tests/support/screens/threads.ts'
import { WRITING } from '#tests/support/screens/writing.ts'
import { WRITING_DESK } from '#tests/support/screens/writing-desk.ts'

/** They need data or an action. */
const STATES = [
  ...PUBLIC_PAGES,
  ...SIGNING_IN,
  ...DASHBOARD,
  ...ARTICLES,
  ...QUIZZES,
  ...CATCH_UP,
  ...RECALL,
  ...MOCK_TESTS,
  ...WRITING_DESK,
  ...EXCHANGE,
  ...WRITING,
  ...SYLLABUS,
  ...NOTES,
  ...CORRECTIONS,
  ...QUESTION_BANK,
  ...COMPILATIONS,
  ...THREADS,
  ...QUIZ_DISCUSSION,
  ...PEER_LEARNING,
  ...FORUMS,
  ...SETTINGS,
  ...BILLING,
  ...FEEDBACK,
  ...ADMINISTRATION,
  ...NEWSROOM,
  ...DESK,
  ...DAY_SOURCES,
  ...DRAFTING,
  ...DRAFTS,
  ...IN_NEWS,
]

/** For checks and screenshots. */
export const SCREENS = [...STATES, ...asDeclared(STATES)]
