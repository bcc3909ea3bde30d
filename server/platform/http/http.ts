import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { ErrorReports } from '#server/platform/error-reports/error-reports.ts'
import { shedLoad } from '#server/platform/limits/load-shedding.ts'
import type { Settings } from '#server/settings/settings.ts'
import { closeConnections } from './drain.ts'
import { unavailable } from './http-error.ts'
import { acceptJsonOnly } from './json-parser.ts'
import { loggerOptions, logRequests } from './logging.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { sendClientError, sendError } from './send-error.ts'
import { unreadableQuery } from './unreadable-query.ts'

const KIB = 1024

const PROCESS = crypto.randomUUID().slice(0, 8)
let requests = 0

export interface HttpOptions {
  logTo?: { write(line: string): void } | undefined
  errorReports?: ErrorReports
  databaseWaitMs?: () => number
}

export function createHttp(
  settings: Settings,
  { logTo, errorReports = ErrorReports.none(), databaseWaitMs = () => 0 }: HttpOptions = {},
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: loggerOptions(settings, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * KIB,
    // Node applies the smaller of its header timeouts, and checks twice a minute by default.
    http: { maxHeaderSize: 16 * KIB, headersTimeout: 30_000, connectionsCheckingInterval: 5000 },
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, caseSensitive: true },
    genReqId: () => `${PROCESS}-${requests++}`,
    requestIdHeader: false,
    // Its reply would be JSON.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
    clientErrorHandler: sendClientError,
  })
  closeWhenAsked(app)
  app.addHook('onRequest', (request, _reply, done) => done(unreadableQuery(request.url)))
  app.decorateRequest('member', null)
  app.decorate('errorReports', errorReports)
  app.addHook('onRoute', (route) => {
    if (/^\/(api|functions)(\/|$)/.test(route.url) && !route.config?.policy)
      throw new Error(`${String(route.method)} ${route.url} declares no policy: who may call it?`)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(policy ? { ...SECURITY_HEADERS, 'content-security-policy': policy } : SECURITY_HEADERS)
    done()
  })
  if (settings.maxConnections > 0) app.server.maxConnections = settings.maxConnections
  logRequests(app, settings)
  acceptJsonOnly(app)
  app.setErrorHandler(sendError)
  shedLoad(app, settings.busyAfterMs, databaseWaitMs)
  return app
}

/** Browsers open connections in advance; Node does not count unused ones as idle. */
function closeWhenAsked(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  let isClosing = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (isClosing) request.isShed = true
    done(isClosing ? unavailable() : undefined)
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of unused) socket.destroy()
    void closeConnections(app.server)
    done()
  })
}

export function listeningUrl(app: FastifyInstance): string | undefined {
  const address = app.server.address()
  if (address === null || typeof address === 'string') return undefined
  const host = address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
