import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { overloaded } from '#server/platform/http/http-error.ts'

/** The delay is measured once a second: by then everything that delayed the start is over. */
const GRACE_MS = 2500
const LOG_EVERY_MS = 1000
/** Made once: a refused request must cost next to nothing. */
const OVERLOADED = overloaded()

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was refused because the process is overloaded. */
    isShed: boolean
  }
}

/**
 * Refuses requests with 503 and Retry-After while the event loop is late: of more than can be answered, nobody would be answered in time.
 * @param maxDelayMs mean delay of the event loop within a second from which requests are refused; 0: never
 */
export function shedLoad(app: FastifyInstance, maxDelayMs: number): void {
  app.decorateRequest('isShed', false)
  let listeningSince = Number.NEGATIVE_INFINITY
  let loggedAt = Number.NEGATIVE_INFINITY
  app.addHook('onListen', async () => {
    listeningSince = performance.now()
  })
  void app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request: FastifyRequest) => {
      const now = performance.now()
      if (now - listeningSince < GRACE_MS) return
      if (now - loggedAt > LOG_EVERY_MS) {
        loggedAt = now
        request.log.warn('overloaded: requests are refused')
      }
      request.isShed = true
      throw OVERLOADED
    },
  })
}
