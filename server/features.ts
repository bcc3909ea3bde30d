import { accountsFeature } from './accounts/accounts/feature.ts'
import { auditFeature } from './accounts/audit/feature.ts'
import { emailLinksFeature } from './accounts/email-links/feature.ts'
import { googleFeature } from './accounts/google/feature.ts'
import { passkeysFeature } from './accounts/passkeys/feature.ts'
import { passwordResetFeature } from './accounts/password-reset/feature.ts'
import { peopleFeature } from './accounts/people/feature.ts'
import { secondFactorFeature } from './accounts/second-factor/feature.ts'
import { sessionsFeature } from './accounts/sessions/feature.ts'
import { checkoutFeature } from './billing/checkout/feature.ts'
import { providersFeature } from './billing/providers/feature.ts'
import { subscriptionsFeature } from './billing/subscriptions/feature.ts'
import { forumsFeature } from './community/forums/feature.ts'
import { moderationFeature } from './community/moderation/feature.ts'
import { peerLearningFeature } from './community/peer-learning/feature.ts'
import { postsFeature } from './community/posts/feature.ts'
import { quizDiscussionFeature } from './community/quiz-discussion/feature.ts'
import { quizForumsFeature } from './community/quiz-forums/feature.ts'
import { studyGroupsFeature } from './community/study-groups/feature.ts'
import { topicsFeature } from './community/topics/feature.ts'
import type { Feature } from './feature.ts'
import { mailFeature } from './messaging/mail/feature.ts'
import { notificationsFeature } from './messaging/notifications/feature.ts'
import { adviceFeature } from './newsroom/advice/feature.ts'
import { analyticsFeature } from './newsroom/analytics/feature.ts'
import { correctionsFeature } from './newsroom/corrections/feature.ts'
import { deskFeature } from './newsroom/desk/feature.ts'
import { draftingFeature } from './newsroom/drafting/feature.ts'
import { entriesFeature } from './newsroom/entries/feature.ts'
import { importsFeature } from './newsroom/imports/feature.ts'
import { ingestFeature } from './newsroom/ingest/feature.ts'
import { mistakeReportsFeature } from './newsroom/mistake-reports/feature.ts'
import { processingFeature } from './newsroom/processing/feature.ts'
import { questionBankFeature } from './newsroom/question-bank/feature.ts'
import { sourcesFeature } from './newsroom/sources/feature.ts'
import { threadsFeature } from './newsroom/threads/feature.ts'
import { translationsFeature } from './newsroom/translations/feature.ts'
import { catchUpFeature } from './practice/catch-up/feature.ts'
import { dailyQuestionsFeature } from './practice/daily-questions/feature.ts'
import { exchangeFeature } from './practice/exchange/feature.ts'
import { flashcardsFeature } from './practice/flashcards/feature.ts'
import { mockTestsFeature } from './practice/mock-tests/feature.ts'
import { quizzesFeature } from './practice/quizzes/feature.ts'
import { recallFeature } from './practice/recall/feature.ts'
import { studySessionFeature } from './practice/study-session/feature.ts'
import { writingFeature } from './practice/writing/feature.ts'
import { writingFeedbackFeature } from './practice/writing-feedback/feature.ts'
import { archiveFeature } from './reading/archive/feature.ts'
import { articlesFeature } from './reading/articles/feature.ts'
import { audioFeature } from './reading/audio/feature.ts'
import { bookmarksFeature } from './reading/bookmarks/feature.ts'
import { dailyFeature } from './reading/daily/feature.ts'
import { examDatesFeature } from './reading/exam-dates/feature.ts'
import { figuresFeature } from './reading/figures/feature.ts'
import { inNewsFeature } from './reading/in-news/feature.ts'
import { learnerAnalyticsFeature } from './reading/learner-analytics/feature.ts'
import { progressFeature } from './reading/progress/feature.ts'
import { readingSettingsFeature } from './reading/reading-settings/feature.ts'
import { searchFeature } from './reading/search/feature.ts'
import { studyPlanFeature } from './reading/study-plan/feature.ts'
import { errorReportsFeature } from './site/error-reports/feature.ts'
import { feedbackFeature } from './site/feedback/feature.ts'
import { instanceFeature } from './site/instance/feature.ts'
import { jobsFeature } from './site/jobs/feature.ts'
import { systemFeature } from './site/system/feature.ts'
import { compilationsFeature } from './syllabus/compilations/feature.ts'
import { ledgerFeature } from './syllabus/ledger/feature.ts'
import { notesFeature } from './syllabus/notes/feature.ts'

/** Listeners run, and lock rows, in this order. Add a feature last in its domain. */
export const FEATURES: Feature[] = [
  notificationsFeature,
  mailFeature,
  forumsFeature,
  quizForumsFeature,
  quizDiscussionFeature,
  moderationFeature,
  postsFeature,
  topicsFeature,
  accountsFeature,
  auditFeature,
  sessionsFeature,
  emailLinksFeature,
  secondFactorFeature,
  passkeysFeature,
  googleFeature,
  passwordResetFeature,
  peopleFeature,
  processingFeature,
  translationsFeature,
  ingestFeature,
  entriesFeature,
  deskFeature,
  draftingFeature,
  correctionsFeature,
  adviceFeature,
  analyticsFeature,
  peerLearningFeature,
  studyGroupsFeature,
  subscriptionsFeature,
  checkoutFeature,
  providersFeature,
  quizzesFeature,
  dailyQuestionsFeature,
  catchUpFeature,
  recallFeature,
  mockTestsFeature,
  writingFeature,
  writingFeedbackFeature,
  exchangeFeature,
  flashcardsFeature,
  studySessionFeature,
  notesFeature,
  ledgerFeature,
  mistakeReportsFeature,
  sourcesFeature,
  questionBankFeature,
  threadsFeature,
  importsFeature,
  compilationsFeature,
  dailyFeature,
  articlesFeature,
  archiveFeature,
  searchFeature,
  progressFeature,
  learnerAnalyticsFeature,
  bookmarksFeature,
  audioFeature,
  figuresFeature,
  readingSettingsFeature,
  studyPlanFeature,
  examDatesFeature,
  inNewsFeature,
  feedbackFeature,
  errorReportsFeature,
  instanceFeature,
  jobsFeature,
  systemFeature,
]
