import { personalAccountData } from './accounts/accounts/queries.ts'
import { personalLinkData } from './accounts/email-links/queries.ts'
import { personalGoogleData } from './accounts/google/queries.ts'
import { personalPasskeyData } from './accounts/passkeys/queries.ts'
import { personalSecondFactorData } from './accounts/second-factor/queries.ts'
import { personalSessionData } from './accounts/sessions/queries.ts'
import { personalBillingData } from './billing/checkout/queries.ts'
import { personalCommunityData } from './community/forums/queries.ts'
import { personalReportData } from './community/moderation/queries.ts'
import { personalPeerLearningData } from './community/peer-learning/queries.ts'
import { personalPostData } from './community/posts/on-account-deleted.ts'
import { personalQuizDiscussionData } from './community/quiz-discussion/queries.ts'
import { personalStudyGroupData } from './community/study-groups/queries.ts'
import type { AppContext } from './context.ts'
import { personalMailData } from './messaging/mail/queries.ts'
import { personalNotificationData } from './messaging/notifications/queries.ts'
import { personalMistakeReportData } from './newsroom/mistake-reports/queries.ts'
import { personalProcessingData } from './newsroom/translations/queries.ts'
import { personalCatchUpData } from './practice/catch-up/queries.ts'
import { personalDailyQuestionData } from './practice/daily-questions/queries.ts'
import { personalExchangeData } from './practice/exchange/queries.ts'
import { personalMockTestData } from './practice/mock-tests/queries/personal-data.ts'
import { personalQuizData } from './practice/quizzes/queries.ts'
import { personalRecallData } from './practice/recall/queries/personal-data.ts'
import { personalWritingData } from './practice/writing/queries/personal-data.ts'
import { personalFeedbackOnAnswers } from './practice/writing-feedback/queries.ts'
import { personalBookmarkData } from './reading/bookmarks/queries.ts'
import { personalProgressData } from './reading/progress/queries.ts'
import { studyPlanOf } from './reading/study-plan/queries.ts'
import { personalFeedbackData } from './site/feedback/queries.ts'
import { personalHighlightData } from './syllabus/notes/queries/highlights.ts'

/** What the data download of a person contains, by feature. */
export const PERSONAL_DATA: AppContext['personalData'] = {
  accounts: personalAccountData,
  sessions: personalSessionData,
  emailLinks: personalLinkData,
  secondFactor: personalSecondFactorData,
  passkeys: personalPasskeyData,
  google: personalGoogleData,
  progress: personalProgressData,
  studyPlan: studyPlanOf,
  notifications: personalNotificationData,
  mails: personalMailData,
  bookmarks: personalBookmarkData,
  quizzes: personalQuizData,
  dailyQuestions: personalDailyQuestionData,
  catchUp: personalCatchUpData,
  highlights: personalHighlightData,
  recall: personalRecallData,
  mockTests: personalMockTestData,
  writing: personalWritingData,
  writingFeedback: personalFeedbackOnAnswers,
  exchange: personalExchangeData,
  quizDiscussion: personalQuizDiscussionData,
  community: personalCommunityData,
  posts: personalPostData,
  reports: personalReportData,
  mistakeReports: personalMistakeReportData,
  processing: personalProcessingData,
  peerLearning: personalPeerLearningData,
  studyGroups: personalStudyGroupData,
  feedback: personalFeedbackData,
  billing: personalBillingData,
}
