import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { type contract, endpoints } from '#contract/all.ts'
import { accountRoutes } from './accounts/accounts/routes.ts'
import { auditRoutes } from './accounts/audit/routes.ts'
import { emailLinkRoutes } from './accounts/email-links/routes.ts'
import { googleRoutes } from './accounts/google/routes.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { passwordResetRoutes } from './accounts/password-reset/routes.ts'
import { peopleRoutes } from './accounts/people/routes.ts'
import { secondFactorRoutes } from './accounts/second-factor/routes.ts'
import { findAndExtendSession } from './accounts/sessions/commands/extend-session.ts'
import { sessionRoutes } from './accounts/sessions/routes.ts'
import { checkoutRoutes } from './billing/checkout/routes.ts'
import { memberPriceSentence } from './billing/checkout/rules.ts'
import { openPayments, type Payments } from './billing/providers/payments.ts'
import { subscriptionRoutes } from './billing/subscriptions/routes.ts'
import { forumRoutes } from './community/forums/routes.ts'
import { moderationRoutes } from './community/moderation/routes.ts'
import { peerLearningRoutes } from './community/peer-learning/routes.ts'
import { postRoutes } from './community/posts/routes.ts'
import { quizDiscussionRoutes } from './community/quiz-discussion/routes.ts'
import { quizForumRoutes } from './community/quiz-forums/routes.ts'
import { studyGroupRoutes } from './community/study-groups/routes.ts'
import { topicRoutes } from './community/topics/routes.ts'
import type { AppContext, Routes } from './context.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Replica } from './db/replica.ts'
import { reportFailedConsequences } from './db/transaction.ts'
import { startListening } from './listeners.ts'
import { mailRoutes } from './messaging/mail/routes.ts'
import { notificationRoutes } from './messaging/notifications/routes.ts'
import { analyticsRoutes } from './newsroom/analytics/routes.ts'
import { type Engines, openEngines } from './newsroom/engines/engines.ts'
import { entryRoutes } from './newsroom/entries/routes.ts'
import { ingestRoutes } from './newsroom/ingest/routes.ts'
import { mistakeReportRoutes } from './newsroom/mistake-reports/routes.ts'
import { processingRoutes } from './newsroom/processing/routes.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { Sessions } from './platform/auth/sessions.ts'
import { listenForInvalidations } from './platform/cache/invalidation.ts'
import { ResponseCache } from './platform/cache/response-cache.ts'
import { ErrorReports } from './platform/error-reports/error-reports.ts'
import { serveDocs } from './platform/http/docs-page.ts'
import { createHttp } from './platform/http/http.ts'
import { openApi } from './platform/http/openapi.ts'
import { servePublicPages } from './platform/http/public-pages.ts'
import { reportScript } from './platform/http/report-script.ts'
import { pagePolicy } from './platform/http/security-headers.ts'
import { serveSecurityTxt } from './platform/http/security-txt.ts'
import { serveWeb } from './platform/http/web-files.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { RateLimits } from './platform/limits/rate-limit.ts'
import { serveHealth } from './platform/observability/health.ts'
import type { Storage } from './platform/storage/storage.ts'
import { productVersion } from './platform/version.ts'
import { catchUpRoutes } from './practice/catch-up/routes.ts'
import { dailyQuestionRoutes } from './practice/daily-questions/routes.ts'
import { exchangeRoutes } from './practice/exchange/routes.ts'
import { flashcardRoutes } from './practice/flashcards/routes.ts'
import { mockTestAdminRoutes, mockTestRoutes } from './practice/mock-tests/routes.ts'
import { quizRoutes } from './practice/quizzes/routes.ts'
import { recallRoutes } from './practice/recall/routes.ts'
import { writingRoutes } from './practice/writing/routes.ts'
import { writingFeedbackRoutes } from './practice/writing-feedback/routes.ts'
import { archiveRoutes } from './reading/archive/routes.ts'
import { articleRoutes } from './reading/articles/routes.ts'
import { audioRoutes } from './reading/audio/routes.ts'
import { bookmarkRoutes } from './reading/bookmarks/routes.ts'
import { dailyRoutes } from './reading/daily/routes.ts'
import { examDateRoutes } from './reading/exam-dates/routes.ts'
import { figureRoutes } from './reading/figures/routes.ts'
import { learnerAnalyticsRoutes } from './reading/learner-analytics/routes.ts'
import { progressRoutes } from './reading/progress/routes.ts'
import { readingSettingsRoutes } from './reading/reading-settings/routes.ts'
import { searchRoutes } from './reading/search/routes.ts'
import { studyPlanRoutes } from './reading/study-plan/routes.ts'
import type { Settings } from './settings/settings.ts'
import { errorReportRoutes } from './site/error-reports/routes.ts'
import { feedbackRoutes } from './site/feedback/routes.ts'
import { instanceRoutes } from './site/instance/routes.ts'
import { jobRoutes } from './site/jobs/routes.ts'
import { systemRoutes } from './site/system/routes.ts'
import { compilationRoutes } from './syllabus/compilations/routes.ts'
import { ledgerRoutes } from './syllabus/ledger/routes.ts'
import { noteRoutes } from './syllabus/notes/routes.ts'

/** One for each feature of the contract: a feature without routes does not compile. */
const FEATURES: Record<keyof typeof contract, Routes> = {
  accounts: accountRoutes,
  sessions: sessionRoutes,
  secondFactor: secondFactorRoutes,
  passkeys: passkeyRoutes,
  google: googleRoutes,
  passwordReset: passwordResetRoutes,
  emailLinks: emailLinkRoutes,
  readingSettings: readingSettingsRoutes,
  studyPlan: studyPlanRoutes,
  examDates: examDateRoutes,
  daily: dailyRoutes,
  articles: articleRoutes,
  archive: archiveRoutes,
  search: searchRoutes,
  progress: progressRoutes,
  learnerAnalytics: learnerAnalyticsRoutes,
  ledger: ledgerRoutes,
  notes: noteRoutes,
  compilations: compilationRoutes,
  notifications: notificationRoutes,
  mail: mailRoutes,
  bookmarks: bookmarkRoutes,
  quizzes: quizRoutes,
  dailyQuestions: dailyQuestionRoutes,
  catchUp: catchUpRoutes,
  recall: recallRoutes,
  mockTests: mockTestRoutes,
  writing: writingRoutes,
  writingFeedback: writingFeedbackRoutes,
  exchange: exchangeRoutes,
  quizForums: quizForumRoutes,
  quizDiscussion: quizDiscussionRoutes,
  flashcards: flashcardRoutes,
  audio: audioRoutes,
  figures: figureRoutes,
  forums: forumRoutes,
  posts: postRoutes,
  topics: topicRoutes,
  moderation: moderationRoutes,
  peerLearning: peerLearningRoutes,
  studyGroups: studyGroupRoutes,
  feedback: feedbackRoutes,
  checkout: checkoutRoutes,
  subscriptions: subscriptionRoutes,
  ingest: ingestRoutes,
  entries: entryRoutes,
  mistakeReports: mistakeReportRoutes,
  people: peopleRoutes,
  processing: processingRoutes,
  jobs: jobRoutes,
  mockTestAdmin: mockTestAdminRoutes,
  analytics: analyticsRoutes,
  audit: auditRoutes,
  system: systemRoutes,
  instance: instanceRoutes,
  errorReports: errorReportRoutes,
}

export interface Parts {
  settings: Settings
  database: OpenDatabase
  replica?: Replica | undefined
  queue: Queue
  errorReports?: ErrorReports
  storage: Storage
  engines?: Engines
  payments?: Payments
  now?: () => Date
  /** Where log lines go instead of standard output. */
  logTo?: { write(line: string): void }
  /** Folder of the built web application. */
  webFolder?: string
  /** Folder of the built public pages. */
  publicFolder?: string
}

/**
 * The whole application, not yet listening.
 * @throws Error when a declared endpoint has no route
 */
export async function buildApp({
  settings,
  database,
  replica,
  queue,
  errorReports = new ErrorReports(settings.errorReports, { version: productVersion(), warn: console.warn }),
  storage,
  engines = openEngines(settings.engines),
  payments = openPayments(settings.payments, database.db, () => settings.publicUrl),
  now = () => new Date(),
  logTo,
  webFolder = 'dist/web',
  publicFolder = 'dist/public',
}: Parts): Promise<FastifyInstance> {
  listenForInvalidations(database.notifications)
  startListening(settings.audioScope)
  const app = createHttp(settings, { logTo, errorReports, databaseWaitMs: database.waitMs })
  reportFailedConsequences((err) => app.log.error({ err }, 'a consequence of an act failed'))
  const { isLive } = database.notifications
  const sessions = new Sessions(findAndExtendSession(database.db, settings), isLive)
  const cache = new ResponseCache(isLive)
  app.addHook('onClose', async () => {
    sessions.close()
    cache.close()
  })
  const context: AppContext = {
    db: database.db,
    replica,
    engine: database.engine,
    settings,
    sessions,
    cache,
    rateLimits: new RateLimits(settings.rates),
    queue,
    errorReports,
    storage,
    engines,
    payments,
    metrics: new Registry(),
    measures: [],
    now,
    served: new Set(),
    personalData: PERSONAL_DATA,
  }
  errorReports.measure(context.metrics)
  serveHealth(app, context)
  if (settings.run === 'worker') return app
  await app.register(async (app) => {
    for (const routes of Object.values(FEATURES)) routes(app, context)
  })
  const missing = endpoints.filter(({ endpoint }) => !context.served.has(endpoint))
  if (missing.length > 0)
    throw new Error(`No route serves ${missing.map(({ feature, name }) => `${feature}.${name}`).join(', ')}`)
  serveDocs(app, () => openApi(endpoints, settings.publicUrl))
  const script = errorReports.isOn ? reportScript(resolve(webFolder)) : undefined
  const memberPrice = memberPriceSentence(settings.payments.prices)
  servePublicPages(app, resolve(publicFolder), { ...settings, memberPrice, script })
  serveSecurityTxt(app, settings, context.now)
  serveWeb(app, resolve(webFolder), pagePolicy({ connect: settings.redditBaseUrl }), script)
  return app
}
