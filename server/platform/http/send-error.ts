import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, type HttpError, INTERNAL, toHttpError } from './http-error.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** The one place that turns an error into a reply. What is nobody's fault outside is logged, and answered with 500 and no details. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toHttpError(error)
  if (!known) request.log.error({ err: error }, 'unexpected error')
  else if (known.status >= 500 && !request.isShed) request.log.warn({ err: error }, 'unavailable')
  const { status, retryAfter } = known ?? INTERNAL
  return reply
    .code(status)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      'x-request-id': request.id,
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
    })
    .send(errorBody(known ?? INTERNAL))
}

/** Answers a request that Node could not parse; Fastify has no reply object for it yet. */
export function sendClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const refused = toHttpError({ statusCode: error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400 }) as HttpError
  const body = errorBody(refused)
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': JSON_TYPE,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refused.status} ${refused.status}\r\n${head.join('')}\r\n${body}`)
}
