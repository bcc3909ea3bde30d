import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/server/platform.ts'
import { reportRequestError } from '#server/platform/error-reports/request-error.ts'
import { ERROR_PAGE_POLICY, errorPage, isNavigation, isUnreadNavigation, unreadLanguage } from './error-page.ts'
import { errorBody, HttpError, INTERNAL, toHttpError } from './http-error.ts'
import { pageLanguage } from './interface-language.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

const HTML_TYPE = 'text/html; charset=utf-8'

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isAbandoned = hasLeft(request) && !(error instanceof HttpError)
  const known = isAbandoned ? INCOMPLETE : toHttpError(error)
  if (isAbandoned) request.log.info({ reqId: request.id }, 'abandoned by its sender')
  else if (!known) request.log.error({ reqId: request.id, err: error }, 'unexpected error')
  else if (known.status >= 500 && !request.isShed) request.log.warn({ reqId: request.id, err: error }, 'unavailable')
  const refused = known ?? INTERNAL
  const { status, retryAfter } = refused
  const { headers, body } = shownAs(refused, isNavigation(request) && pageLanguage(request.url, request.headers))
  if (status >= 500 && !request.isShed) reportRequestError(error, request, status)
  return reply
    .code(status)
    .headers({ ...headers, 'x-request-id': request.id, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) })
    .send(body)
}

/** @param page its language, or `false` for JSON */
function shownAs(refused: HttpError, page: Language | false): { headers: Record<string, string>; body: string } {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' }
  if (!page) return { headers: { ...headers, 'content-type': JSON_TYPE }, body: errorBody(refused) }
  return {
    headers: { ...headers, 'content-security-policy': ERROR_PAGE_POLICY, 'content-type': HTML_TYPE },
    body: errorPage(refused, page),
  }
}

/** Nobody reads it. */
const INCOMPLETE = new HttpError(400, m.incomplete)

/** Disconnected before the body arrived. */
const hasLeft = ({ raw }: FastifyRequest): boolean => (raw.errored as NodeJS.ErrnoException | null)?.code === 'ECONNRESET'

const PARSER_STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Fastify has no reply object for such requests. */
export function sendClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const refused = toHttpError({ statusCode: PARSER_STATUSES[error.code ?? ''] ?? 400 }) as HttpError
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined
  const { headers, body } = shownAs(refused, packet !== undefined && isUnreadNavigation(packet) && unreadLanguage(packet))
  const all = { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}\r\n${head.join('')}\r\n${body}`)
}
