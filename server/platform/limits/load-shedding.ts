import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '#server/platform/http/http-error.ts'

/** Later measurements do not include the start. */
const GRACE_MS = 2500
const LOG_EVERY_MS = 1000
const OVERLOADED = overloaded()

declare module 'fastify' {
  interface FastifyRequest {
    isShed: boolean
  }
  interface FastifyContextConfig {
    /** Option of `@fastify/under-pressure`. */
    pressureHandler?: () => void
  }
}

/** @param maxDelayMs of the event loop; a third for a connection, because a request waits several times; 0: never */
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
