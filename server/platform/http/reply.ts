import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { Brief, EncodedResponse, etagOf, isCurrent, revalidated } from '#server/platform/cache/response-cache.ts'
import { compress, encodingFor } from './compression.ts'
import { errorBody, overloaded } from './http-error.ts'
import { Media, sendMedia } from './media.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** Where a browser that opened an address of the API should be instead. */
export class Redirect {
  readonly path: string

  /** @param path of a page of the product */
  constructor(path: string) {
    this.path = path
  }
}

/** The `data` of a reply as JSON that the database has written: for long lists of what needs no look at it, such as ids. */
export class RawJson {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** A page that the server makes by itself: no script, and styles from a file of their own. */
export class Page {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

/** A file to keep, made of text. */
export class Attachment {
  readonly name: string
  readonly contentType: string
  readonly text: string

  /** @param name as it is proposed for saving: letters, digits, dots and hyphens only */
  constructor(name: string, contentType: string, text: string) {
    this.name = name
    this.contentType = contentType
    this.text = text
  }
}

/** Each reply to somebody who is signed in says who they are by now. */
export const ROLE = 'x-role'

const BUSY = overloaded()
const BUSY_BODY = errorBody(BUSY)
const BUSY_HEADERS = [
  ...[...Object.entries(SECURITY_HEADERS).flat(), 'content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
  ...['content-length', String(Buffer.byteLength(BUSY_BODY)), 'retry-after', String(BUSY.retryAfter)],
]

/** Too many are here already. Those who are sent away must cost next to nothing: an error made, told and logged for each would keep out even more. */
export function sendAway(request: FastifyRequest, reply: FastifyReply): void {
  request.isSentAway = true
  sendRaw(reply, BUSY.status, BUSY_HEADERS, BUSY_BODY)
}

/** Sends what a handler has answered, as its kind is sent; what is no kind of its own is parsed by the contract's schema. */
export function sendReply(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (result instanceof EncodedResponse || result instanceof Brief) {
    reply.hijack()
    return sendAtHand(request.headers, reply.raw, result, request.member?.role)
  }
  if (result instanceof Media) return sendMedia(request, reply, result)
  if (result instanceof Redirect) return reply.header('cache-control', 'no-store').redirect(result.path, 303)
  if (result instanceof Attachment) return sendAttachment(request, reply, result)
  if (result instanceof Page) return sendPage(request, reply, result)
  return sendFresh(endpoint, request, reply, result)
}

/** Nothing is left to decide about such a reply, and it is sent past all that Fastify does for replies that are still being made. */
export function sendAtHand(
  asked: IncomingHttpHeaders,
  reply: ServerResponse,
  found: EncodedResponse | Brief,
  role: string | undefined,
): void {
  const said = (headers: string[]) => (role === undefined ? headers : [...headers, ROLE, role])
  const isKnown = isCurrent(asked['if-none-match'], found.etag)
  if (found instanceof Brief) {
    const headers = said([...BRIEF_HEADERS, 'etag', found.etag])
    if (isKnown) reply.writeHead(304, headers).end()
    else reply.writeHead(200, [...headers, 'content-length', String(Buffer.byteLength(found.text))]).end(found.text)
  } else if (isKnown) {
    reply.writeHead(304, said(found.unchanged)).end()
  } else {
    const { headers, bytes } = found[encodingFor(asked['accept-encoding'] as string | undefined) ?? 'plain']
    reply.writeHead(200, said(headers)).end(bytes)
  }
}

function sendRaw(reply: FastifyReply, status: number, headers: string[], bytes?: Buffer | string): void {
  reply.hijack()
  reply.raw.writeHead(status, headers).end(bytes)
}

/** Smaller replies fit one packet anyway. */
const WORTH_COMPRESSING = 1400

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  const encoding = text.length > WORTH_COMPRESSING ? encodingFor(request.headers['accept-encoding']) : undefined
  return encoding ? reply.header('content-encoding', encoding).send(await compress(text, encoding)) : reply.send(text)
}

function sendAttachment(request: FastifyRequest, reply: FastifyReply, { name, contentType, text }: Attachment) {
  reply.headers({
    'content-type': contentType,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  })
  return sendText(request, reply, text)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html }: Page) {
  return sendText(request, reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }), html)
}

const JSON_HEADERS = [...Object.entries(SECURITY_HEADERS).flat(), 'content-type', 'application/json; charset=utf-8']

const { etag: _each, ...REVALIDATED } = revalidated('')
const BRIEF_HEADERS = [...JSON_HEADERS, ...Object.entries(REVALIDATED).flat()]

async function sendFresh(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown): Promise<void> {
  const text =
    result instanceof RawJson
      ? `{"success":true,"data":${result.json}}`
      : JSON.stringify(endpoint.reply.parse({ success: true, ...(result as object | undefined) }))
  const isRead = endpoint.method === 'GET'
  const etag = isRead ? etagOf(text) : ''
  const headers = [...JSON_HEADERS, ...(isRead ? Object.entries(revalidated(etag)).flat() : NOT_KEPT)]
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers.push(name, String(value))
  if (isRead && isCurrent(request.headers['if-none-match'], etag)) return sendRaw(reply, 304, headers)
  const encoding = text.length > WORTH_COMPRESSING ? encodingFor(request.headers['accept-encoding']) : undefined
  const body = encoding ? await compress(text, encoding) : text
  headers.push('content-length', String(Buffer.byteLength(body)))
  if (encoding) headers.push('content-encoding', encoding)
  sendRaw(reply, reply.statusCode, headers, body)
}

const NOT_KEPT = ['cache-control', 'no-store']
