import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { EncodedResponse, etagOf, isCurrent } from '#server/platform/cache/encoded-response.ts'
import { compress, encodingFor } from './compression.ts'
import { Media, sendMedia } from './media.ts'

export class Redirect {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}

/** Unchecked `data` from the database. */
export class RawJson {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

export class Page {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

export class Attachment {
  readonly name: string
  readonly contentType: string
  readonly content: string | Buffer

  constructor(name: string, contentType: string, content: string | Buffer) {
    this.name = name
    this.contentType = contentType
    this.content = content
  }
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NOT_STORED = { 'cache-control': 'no-store' }
/** Smaller replies fit one packet. */
const MIN_COMPRESSED_BYTES = 1400

const revalidated = (etag: string) => ({
  etag,
  'cache-control': 'private, no-cache',
  vary: 'authorization, accept-encoding',
})

/** The schema removes what is undeclared. */
export function sendReply(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown) {
  if (result instanceof EncodedResponse) return sendEncoded(request, reply, result)
  if (result instanceof Media) return sendMedia(request, reply, result, endpoint.noStore)
  if (result instanceof Redirect) return reply.headers(NOT_STORED).redirect(result.path, 303)
  if (result instanceof Attachment) return sendAttachment(request, reply, result)
  if (result instanceof Page) return sendText(request, reply.headers(NOT_STORED).type('text/html; charset=utf-8'), result.html)
  return sendJson(endpoint, request, reply, result)
}

function sendEncoded(request: FastifyRequest, reply: FastifyReply, encoded: EncodedResponse): FastifyReply {
  reply.headers(revalidated(encoded.etag))
  if (isCurrent(request.headers['if-none-match'], encoded.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.header('content-type', JSON_TYPE).send(encoded.bytes(encoding))
}

function sendJson(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply, result: unknown) {
  const text =
    result instanceof RawJson ? `{"success":true,"data":${result.json}}` : jsonOf(endpoint, result as object | undefined)
  reply.header('content-type', JSON_TYPE)
  if (endpoint.method !== 'GET' || endpoint.noStore) return sendText(request, reply.headers(NOT_STORED), text)
  const etag = etagOf(text)
  reply.headers(revalidated(etag))
  return isCurrent(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendText(request, reply, text)
}

const jsonOf = (endpoint: Endpoint, result: object | undefined) =>
  JSON.stringify(endpoint.reply.parse({ success: true, ...result }))

function sendAttachment(request: FastifyRequest, reply: FastifyReply, { name, contentType, content }: Attachment) {
  reply.headers({ ...NOT_STORED, 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` })
  return typeof content === 'string' ? sendText(request, reply, content) : reply.send(content)
}

function sendText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply | Promise<FastifyReply> {
  const encoding = text.length > MIN_COMPRESSED_BYTES ? encodingFor(request.headers['accept-encoding']) : undefined
  if (!encoding) return reply.send(text)
  return compress(text, encoding).then((bytes) => reply.header('content-encoding', encoding).send(bytes))
}
