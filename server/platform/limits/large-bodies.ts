import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const LARGE_BYTES = 1024 * 1024
const MOST = 2

let now = 0

/**
 * Megabytes of JSON take seconds of the one thread that answers everybody: of many at once none would be done in time.
 * @throws Refusal 503 before anything of one too many is read
 */
export function admitLarge(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  // What is taken as a stream is never whole in memory.
  if (endpoint.bodyLimit <= LARGE_BYTES || endpoint.consumes) return
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LARGE_BYTES) return
  if (now >= MOST)
    throw new HttpError(503, 'Other days are being taken in. Please try again in a few seconds.', { retryAfter: 5 })
  now++
  finished(reply.raw, () => now--)
}
