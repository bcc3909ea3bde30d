import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import * as m from '#messages/server/platform.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const LARGE_BYTES = 1024 * 1024
const MAX_AT_ONCE = 2

let inProgress = 0

/**
 * Parsing megabytes blocks the event loop for seconds.
 * @throws HttpError 503
 */
export function admitLarge(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (endpoint.bodyLimit <= LARGE_BYTES || endpoint.consumes) return
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= LARGE_BYTES) return
  if (inProgress >= MAX_AT_ONCE) throw new HttpError(503, m.otherUploads, { retryAfter: 5 })
  inProgress++
  finished(reply.raw, () => inProgress--)
}
