import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { type contract, endpoints } from '#contract/all.ts'
import { personalAccountData } from './accounts/queries.ts'
import { accountRoutes } from './accounts/routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { articleRoutes } from './articles/routes.ts'
import { audioRoutes } from './audio/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { personalBillingData } from './billing/queries.ts'
import { billingRoutes } from './billing/routes.ts'
import { personalBookmarkData } from './bookmarks/queries.ts'
import { bookmarkRoutes } from './bookmarks/routes.ts'
import { personalCommunityData } from './community/queries.ts'
import { communityRoutes } from './community/routes.ts'
import { dailyRoutes } from './daily/routes.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Replica } from './db/replica.ts'
import { personalFeedbackData } from './feedback/queries.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { flashcardRoutes } from './flashcards/routes.ts'
import { ingestRoutes } from './ingest/routes.ts'
import { instanceRoutes } from './instance/routes.ts'
import { jobRoutes } from './jobs/routes.ts'
import { startListening } from './listeners.ts'
import { personalMailData } from './mails/queries.ts'
import { mailRoutes } from './mails/routes.ts'
import { personalReportData } from './moderation/queries.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { newsroomRoutes } from './newsroom/routes.ts'
import { personalNotificationData } from './notifications/queries.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { personalPeerLearningData } from './peer-learning/queries.ts'
import { peerLearningRoutes } from './peer-learning/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { Backlog } from './platform/backlog.ts'
import type { Context, Routes } from './platform/context.ts'
import { serveDocs } from './platform/docs-page.ts'
import { type Engines, openEngines } from './platform/engines.ts'
import { pagePolicy } from './platform/headers.ts'
import { serveHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { openApi } from './platform/openapi.ts'
import { openPayments, type Payments } from './platform/payments.ts'
import { servePublicPages } from './platform/public-pages.ts'
import type { Queue } from './platform/queue.ts'
import { Rates, shareRates } from './platform/rates.ts'
import { Sessions } from './platform/sessions.ts'
import { hearOthers, spreadSignals } from './platform/signals.ts'
import type { Storage } from './platform/storage.ts'
import { serveWeb } from './platform/web-files.ts'
import { personalPostData } from './posts/leaving.ts'
import { postRoutes } from './posts/routes.ts'
import { personalProcessingData } from './processing/queries.ts'
import { processingRoutes } from './processing/routes.ts'
import { personalProgressData } from './progress/queries.ts'
import { progressRoutes } from './progress/routes.ts'
import { personalQuizDiscussionData } from './quiz-discussion/queries.ts'
import { quizDiscussionRoutes } from './quiz-discussion/routes.ts'
import { quizForumRoutes } from './quiz-forums/routes.ts'
import { personalQuizData } from './quizzes/queries.ts'
import { quizRoutes } from './quizzes/routes.ts'
import { readingSettingsRoutes } from './reading-settings/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { keepSession } from './sessions/commands.ts'
import { personalSessionData } from './sessions/queries.ts'
import { sessionRoutes } from './sessions/routes.ts'
import type { Settings } from './settings.ts'
import { personalStudyGroupData } from './study-groups/queries.ts'
import { studyGroupRoutes } from './study-groups/routes.ts'
import { systemRoutes } from './system/routes.ts'

/** One for each feature of the contract: a feature without routes does not compile. */
const FEATURES: Record<keyof typeof contract, Routes> = {
  accounts: accountRoutes,
  sessions: sessionRoutes,
  passwordReset: passwordResetRoutes,
  readingSettings: readingSettingsRoutes,
  daily: dailyRoutes,
  articles: articleRoutes,
  search: searchRoutes,
  progress: progressRoutes,
  notifications: notificationRoutes,
  mails: mailRoutes,
  bookmarks: bookmarkRoutes,
  quizzes: quizRoutes,
  quizForums: quizForumRoutes,
  quizDiscussion: quizDiscussionRoutes,
  flashcards: flashcardRoutes,
  audio: audioRoutes,
  community: communityRoutes,
  posts: postRoutes,
  moderation: moderationRoutes,
  peerLearning: peerLearningRoutes,
  studyGroups: studyGroupRoutes,
  feedback: feedbackRoutes,
  billing: billingRoutes,
  ingest: ingestRoutes,
  newsroom: newsroomRoutes,
  people: peopleRoutes,
  processing: processingRoutes,
  jobs: jobRoutes,
  analytics: analyticsRoutes,
  audit: auditRoutes,
  system: systemRoutes,
  instance: instanceRoutes,
}

export interface Parts {
  settings: Settings
  database: OpenDatabase
  replica?: Replica | undefined
  queue: Queue
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
  storage,
  engines = openEngines(settings.engines),
  payments = openPayments(settings.payments, database.db, () => settings.publicUrl),
  now = () => new Date(),
  logTo,
  webFolder = 'dist/web',
  publicFolder = 'dist/public',
}: Parts): Promise<FastifyInstance> {
  hearOthers(database.notifications)
  startListening(settings.audioScope)
  const rates = new Rates()
  const app = createHttp(settings, logTo)
  if (database.engine === 'server') app.addHook('onClose', shareRates(rates, database.db))
  app.addHook('onClose', spreadSignals(database.db))
  const context: Context = {
    db: database.db,
    replica,
    engine: database.engine,
    settings,
    sessions: new Sessions(keepSession(database.db), database.notifications.isLive),
    rates,
    queue,
    storage,
    engines,
    payments,
    metrics: new Registry(),
    measures: [],
    now,
    backlog: new Backlog(settings.busyAfterMs / 10),
    isLive: database.notifications.isLive,
    served: new Set(),
    personalData: {
      accounts: personalAccountData,
      sessions: personalSessionData,
      progress: personalProgressData,
      notifications: personalNotificationData,
      mails: personalMailData,
      bookmarks: personalBookmarkData,
      quizzes: personalQuizData,
      quizDiscussion: personalQuizDiscussionData,
      community: personalCommunityData,
      posts: personalPostData,
      reports: personalReportData,
      processing: personalProcessingData,
      peerLearning: personalPeerLearningData,
      studyGroups: personalStudyGroupData,
      feedback: personalFeedbackData,
      billing: personalBillingData,
    },
  }
  serveHealth(app, context)
  if (settings.run === 'worker') return app
  await app.register(async (app) => {
    for (const routes of Object.values(FEATURES)) routes(app, context)
  })
  const missing = endpoints.filter(({ endpoint }) => !context.served.has(endpoint))
  if (missing.length > 0)
    throw new Error(`No route serves ${missing.map(({ feature, name }) => `${feature}.${name}`).join(', ')}`)
  serveDocs(app, () => openApi(endpoints, settings.publicUrl))
  servePublicPages(app, resolve(publicFolder), settings.publicUrl)
  serveWeb(app, resolve(webFolder), pagePolicy({ connect: settings.redditBaseUrl }))
  return app
}
