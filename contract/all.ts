import { accounts } from './accounts/accounts.ts'
import { audit } from './accounts/audit.ts'
import { emailLinks } from './accounts/email-links.ts'
import { google } from './accounts/google.ts'
import { passkeys } from './accounts/passkeys.ts'
import { passwordReset } from './accounts/password-reset.ts'
import { people } from './accounts/people.ts'
import { secondFactor } from './accounts/second-factor.ts'
import { sessions } from './accounts/sessions.ts'
import { checkout } from './billing/checkout.ts'
import { subscriptions } from './billing/subscriptions.ts'
import { forums } from './community/forums.ts'
import { moderation } from './community/moderation.ts'
import { peerLearning } from './community/peer-learning.ts'
import { posts } from './community/posts.ts'
import { quizDiscussion } from './community/quiz-discussion.ts'
import { quizForums } from './community/quiz-forums.ts'
import { studyGroups } from './community/study-groups.ts'
import { topics } from './community/topics.ts'
import type { Endpoint } from './endpoint.ts'
import { mail } from './messaging/mail.ts'
import { notifications } from './messaging/notifications.ts'
import { advice } from './newsroom/advice.ts'
import { analytics } from './newsroom/analytics.ts'
import { corrections } from './newsroom/corrections.ts'
import { desk } from './newsroom/desk.ts'
import { drafting } from './newsroom/drafting.ts'
import { entries } from './newsroom/entries.ts'
import { imports } from './newsroom/imports.ts'
import { ingest } from './newsroom/ingest.ts'
import { mistakeReports } from './newsroom/mistake-reports.ts'
import { processing } from './newsroom/processing.ts'
import { questionBank } from './newsroom/question-bank.ts'
import { sources } from './newsroom/sources.ts'
import { threads } from './newsroom/threads.ts'
import { catchUp } from './practice/catch-up.ts'
import { dailyQuestions } from './practice/daily-questions.ts'
import { exchange } from './practice/exchange.ts'
import { flashcards } from './practice/flashcards.ts'
import { mockTestAdmin } from './practice/mock-test-admin.ts'
import { mockTests } from './practice/mock-tests.ts'
import { quizzes } from './practice/quizzes.ts'
import { recall } from './practice/recall.ts'
import { studySession } from './practice/study-session.ts'
import { writing } from './practice/writing.ts'
import { writingFeedback } from './practice/writing-feedback.ts'
import { archive } from './reading/archive.ts'
import { articles } from './reading/articles.ts'
import { audio } from './reading/audio.ts'
import { bookmarks } from './reading/bookmarks.ts'
import { daily } from './reading/daily.ts'
import { examDates } from './reading/exam-dates.ts'
import { figures } from './reading/figures.ts'
import { inNews } from './reading/in-news.ts'
import { learnerAnalytics } from './reading/learner-analytics.ts'
import { progress } from './reading/progress.ts'
import { readingSettings } from './reading/reading-settings.ts'
import { search } from './reading/search.ts'
import { studyPlan } from './reading/study-plan.ts'
import { errorReports } from './site/error-reports.ts'
import { feedback } from './site/feedback.ts'
import { instance } from './site/instance.ts'
import { jobs } from './site/jobs.ts'
import { system } from './site/system.ts'
import { compilations } from './syllabus/compilations.ts'
import { ledger } from './syllabus/ledger.ts'
import { notes } from './syllabus/notes.ts'

export const contract = {
  accounts,
  sessions,
  secondFactor,
  passkeys,
  google,
  passwordReset,
  emailLinks,
  readingSettings,
  studyPlan,
  examDates,
  daily,
  inNews,
  articles,
  archive,
  search,
  progress,
  learnerAnalytics,
  ledger,
  notes,
  compilations,
  notifications,
  mail,
  bookmarks,
  quizzes,
  dailyQuestions,
  catchUp,
  recall,
  studySession,
  mockTests,
  writing,
  writingFeedback,
  exchange,
  quizForums,
  quizDiscussion,
  flashcards,
  audio,
  figures,
  forums,
  posts,
  moderation,
  peerLearning,
  topics,
  studyGroups,
  feedback,
  checkout,
  subscriptions,
  ingest,
  imports,
  entries,
  desk,
  drafting,
  mistakeReports,
  corrections,
  sources,
  questionBank,
  threads,
  people,
  processing,
  jobs,
  mockTestAdmin,
  advice,
  analytics,
  audit,
  system,
  instance,
  errorReports,
}

export const endpoints: { feature: string; name: string; endpoint: Endpoint }[] = Object.entries(contract).flatMap(
  ([feature, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ feature, name, endpoint: endpoint as unknown as Endpoint })),
)
