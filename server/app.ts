import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { endpoints } from '#contract/all.ts'
import { findAndExtendSession } from './accounts/sessions/commands/extend-session.ts'
import { pricingTexts, withPrices } from './billing/checkout/rules.ts'
import type { AppContext } from './context.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Replica } from './db/replica.ts'
import { reportFailedConsequences } from './db/transaction.ts'
import { type Engines, openEngines } from './engines/engines.ts'
import { FEATURES } from './features.ts'
import { startListening } from './listeners.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import { serveDocs } from './platform/api-docs/docs-page.ts'
import { openApi } from './platform/api-docs/openapi.ts'
import { Sessions } from './platform/auth/sessions.ts'
import { listenForInvalidations } from './platform/cache/invalidation.ts'
import { ResponseCache } from './platform/cache/response-cache.ts'
import { ErrorReports } from './platform/error-reports/error-reports.ts'
import { createHttp } from './platform/http/http.ts'
import { pagePolicy } from './platform/http/security-headers.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { RateLimits } from './platform/limits/rate-limit.ts'
import { serveHealth } from './platform/observability/health.ts'
import type { Storage } from './platform/storage/storage.ts'
import { productVersion } from './platform/version.ts'
import { servePublicPages } from './platform/web-files/public-pages.ts'
import { reportScript, withScript } from './platform/web-files/report-script.ts'
import { serveSecurityTxt } from './platform/web-files/security-txt.ts'
import { serveWeb } from './platform/web-files/web-files.ts'
import type { Settings } from './settings/settings.ts'
import { operatorDetails } from './site/shared/operator-details.ts'

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
  /** Instead of standard output. */
  logTo?: { write(line: string): void }
  webFolder?: string
  publicFolder?: string
}

/** @throws Error when a declared endpoint has no route */
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
  webFolder = join(settings.buildFolder, 'web'),
  publicFolder = join(settings.buildFolder, 'public'),
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
    webFolder: resolve(webFolder),
    metrics: new Registry(),
    measures: [],
    now,
    served: new Set(),
    personalData: Object.assign({}, ...FEATURES.map(({ personalData }) => personalData)),
  }
  errorReports.measure(context.metrics)
  serveHealth(app, context)
  if (settings.run === 'worker') return app
  await app.register(async (app) => {
    for (const { routes } of FEATURES) routes?.(app, context)
  })
  const missing = endpoints.filter(({ endpoint }) => !context.served.has(endpoint))
  if (missing.length > 0)
    throw new Error(`No route serves ${missing.map(({ feature, name }) => `${feature}.${name}`).join(', ')}`)
  serveDocs(app, () => openApi(endpoints, settings.publicUrl))
  const script = errorReports.isOn ? reportScript(context.webFolder) : undefined
  const fill = operatorDetails({ ...settings, prices: (language) => pricingTexts(settings.payments.prices, language) })
  servePublicPages(app, resolve(publicFolder), { ...settings, fill, script })
  serveSecurityTxt(app, settings, context.now)
  const fillDocument = (html: string) => withPrices(withScript(html, script), settings.payments.prices)
  serveWeb(app, context.webFolder, pagePolicy({ connect: settings.redditBaseUrl }), fillDocument)
  return app
}
