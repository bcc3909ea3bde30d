import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Settings } from '#server/settings/settings.ts'
import { AtHand } from './at-hand.ts'
import { closeConnections } from './drain.ts'
import { ExternalServiceError } from './external-call.ts'
import { errorBody, HttpError, INTERNAL, overloaded, toHttpError } from './http-error.ts'
import { isTooDeep } from './json-depth.ts'
import { SECURITY_HEADERS } from './security-headers.ts'
import { ANSWER_MS } from './serve.ts'

const KIB = 1024
const SLOW_MS = 1000
/** The delay is looked at once a second: by then all that it tells of has happened since the start. */
const FRESH_MS = 2500

/** A request's id only has to be told from all others, of other processes too: a number after a name of this process's own. */
const PROCESS = crypto.randomUUID().slice(0, 8)
let requests = 0

/** What must never be in a log line, wherever it comes from. */
const SECRET = ['authorization', 'cookie', 'password', 'current_password', 'new_password', 'token', 'email']
const REDACTED = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** The HTTP server without any feature: limits, headers, parsing, errors. */
export function createHttp(settings: Settings, destination?: { write(line: string): void }): FastifyInstance {
  const tellsReads = settings.logLevel === 'debug' || settings.logLevel === 'trace'
  const unused = new Set<Socket>()
  let isClosing = false
  const atHand = new AtHand(() => !isClosing && !tellsReads && !app.isUnderPressure())
  const app: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      redact: { paths: REDACTED, censor: '[redacted]' },
      serializers: {
        req: describe,
        err: (error) => ({
          type: error.name,
          message: error.message,
          code: error.code,
          stack: error.stack ?? '',
          ...causeOf(error),
        }),
      },
      ...(destination ? { stream: destination } : {}),
    },
    // Our own line at the end of a request says more in less.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: 64 * KIB,
    serverFactory: (handler) =>
      createServer({ maxHeaderSize: 16 * KIB, requestTimeout: 30_000, keepAliveTimeout: 72_000 }, (request, reply) => {
        unused.delete(request.socket)
        if (!atHand.answers(request, reply)) handler(request, reply)
      }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, caseSensitive: true },
    genReqId: () => `${PROCESS}-${requests++}`,
    requestIdHeader: false,
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as FastifyReply),
    clientErrorHandler: (error, socket) => {
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' || !socket.writable) return
      const refusal = toHttpError({
        statusCode: (error as NodeJS.ErrnoException).code === 'HPE_HEADER_OVERFLOW' ? 431 : 400,
      }) as HttpError
      const body = errorBody(refusal)
      const headers = Object.entries({
        ...SECURITY_HEADERS,
        'content-type': 'application/json; charset=utf-8',
        connection: 'close',
      })
      const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      socket.end(
        `HTTP/1.1 ${refusal.status} ${refusal.status}\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    },
  })
  app.decorate('atHand', atHand)
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.decorateRequest('member', null)
  app.decorateRequest('admittedAfter', 0)
  app.decorateRequest('isSentAway', false)
  // The contract's own routes are timed by `serve`, which can tell what is in memory from what has to be waited for.
  app.addHook('onRoute', (route) => {
    if (/^\/(api|functions)(\/|$)/.test(route.url) && !route.config?.policy)
      throw new Error(`${String(route.method)} ${route.url} declares no policy: who may call it?`)
    if (!route.config?.isTimed) route.handlerTimeout ??= ANSWER_MS
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(policy ? { ...SECURITY_HEADERS, 'content-security-policy': policy } : SECURITY_HEADERS)
    done()
  })
  const tellOfThoseSentAway = aSecondApart((log) => log.warn('too many calls: some are sent away'))
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isSentAway) tellOfThoseSentAway(request.log)
    else if (reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS) request.log.warn(lineOf(request, reply), 'request')
    else if (request.method !== 'GET') request.log.info(lineOf(request, reply), 'request')
    else if (tellsReads) request.log.debug(lineOf(request, reply), 'request')
    done()
  })
  letGoOfConnections(app, unused)
  if (settings.maxConnections > 0) app.server.maxConnections = settings.maxConnections
  parseJsonOnly(app)
  app.setErrorHandler(sendError)
  let listeningSince = Number.NEGATIVE_INFINITY
  app.addHook('onListen', async () => {
    listeningSince = performance.now()
  })
  void app.register(underPressure, {
    maxEventLoopDelay: settings.busyAfterMs,
    pressureHandler: () => {
      // The start itself holds everything up, and the first callers would be sent away for it.
      if (performance.now() - listeningSince < FRESH_MS) return
      throw overloaded()
    },
  })
  return app
}

/** What is asked for more often is left out. */
function aSecondApart(tell: (log: FastifyBaseLogger) => void): (log: FastifyBaseLogger) => void {
  let last = Number.NEGATIVE_INFINITY
  return (log) => {
    if (performance.now() - last < 1000) return
    last = performance.now()
    tell(log)
  }
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { url = 'none' } = request.routeOptions
  return {
    method: request.method,
    route: url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user: request.member?.id,
  }
}

/** What a caller is not told: the words of our own failures, which hold neither keys nor text. */
const causeOf = ({ cause }: { cause?: unknown }) => (cause instanceof ExternalServiceError ? { cause: cause.message } : {})

function describe(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url, id: request.id }
}

/** JSON is the only type taken. An empty body with a JSON type is no body: the client always names the type. */
function parseJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, undefined)
    if (isTooDeep(text)) return done(new HttpError(400, 'The JSON is nested too deeply', { code: 'malformed' }))
    parse(request, text, (error, value) => {
      if (error) done(new HttpError(400, 'Invalid JSON format. Please check your syntax and try again.', { code: 'malformed' }))
      else done(null, value)
    })
  })
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toHttpError(error)
  if (!refusal) request.log.error({ err: error }, 'unexpected error')
  else if (refusal.status >= 500) request.log.warn({ err: error }, 'unavailable')
  return reply
    .code((refusal ?? INTERNAL).status)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': request.id,
      ...(refusal?.retryAfter ? { 'retry-after': String(refusal.retryAfter) } : {}),
    })
    .send(errorBody(refusal ?? INTERNAL))
}

/**
 * Browsers open connections in advance. One on which nothing was ever asked is not idle in Node's eyes, and would keep a server that is told to
 * end from ending, as would one whose reply was under way at that moment.
 */
function letGoOfConnections(app: FastifyInstance, unused: Set<Socket>): void {
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy()
    void closeConnections(app.server)
    done()
  })
}

/** Where this process is reached from this machine, whatever stands before it; nothing while it does not listen. */
export function listeningUrl(app: FastifyInstance): string | undefined {
  const address = app.server.address()
  if (address === null || typeof address === 'string') return undefined
  const host = address.address === '0.0.0.0' || address.address === '::' ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
