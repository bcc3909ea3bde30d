import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '#server/platform/http/http-error.ts'

/** The delay is measured once a second; after this time the measurement no longer includes the start. */
const GRACE_MS = 2500
const LOG_EVERY_MS = 1000
/** Made once: a refused request must cost next to nothing. */
const OVERLOADED = overloaded()

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was refused because the process is overloaded. */
    isShed: boolean
  }
  interface FastifyContextConfig {
    /** Option of `@fastify/under-pressure`: instead of a refusal while the event loop is late. */
    pressureHandler?: () => void
  }
}

/**
 * Refuses requests with 503 and Retry-After while the event loop is late or the queue for a database connection is long, so that accepted requests are
 * answered in time. Routes that are usually cached are still served while only the database is slow.
 * @param maxDelayMs requests are refused from this mean delay of the event loop within a second, or from a third of it as the wait for a database
 * connection, because a request waits several times; 0: never
 * @param databaseWaitMs current wait of the first request in the queue for a connection
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number, databaseWaitMs: () => number): void {
  app.decorateRequest('isShed', false)
  let listeningSince = Number.NEGATIVE_INFINITY
  let loggedAt = Number.NEGATIVE_INFINITY
  const refuse = (request: FastifyRequest, cause: string) => {
    const now = performance.now()
    if (now - loggedAt > LOG_EVERY_MS) {
      loggedAt = now
      request.log.warn({ cause }, 'overloaded: requests are refused')
    }
    request.isShed = true
    return OVERLOADED
  }
  app.addHook('onListen', async () => {
    listeningSince = performance.now()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    // Without a route the reply is the application's page or a 404, and needs no database.
    const needsDatabase = !request.routeOptions.config.isCached && !request.is404
    if (maxDelayMs > 0 && needsDatabase && databaseWaitMs() > maxDelayMs / 3) done(refuse(request, 'database queue'))
    else done()
  })
  void app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request: FastifyRequest) => {
      if (performance.now() - listeningSince >= GRACE_MS) throw refuse(request, 'event loop')
    },
  })
}
