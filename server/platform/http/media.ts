import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent } from '#server/platform/cache/encoded-response.ts'
import type { ByteRange } from '#server/platform/storage/storage.ts'

interface MediaFile {
  contentType: string
  bytes: number
  hash: string
  open: (range?: ByteRange) => Readable
  headers?: Record<string, string>
}

export class Media {
  readonly contentType: string
  readonly bytes: number
  readonly etag: string
  readonly open: (range?: ByteRange) => Readable
  readonly headers: Record<string, string>

  constructor({ contentType, bytes, hash, open, headers = {} }: MediaFile) {
    this.contentType = contentType
    this.bytes = bytes
    this.etag = `"${hash}"`
    this.open = open
    this.headers = headers
  }
}

/** Not longer than the URL is valid. */
const MAX_AGE_SECONDS = 900

/** RFC 9110, section 14. */
export function sendMedia(request: FastifyRequest, reply: FastifyReply, media: Media, noStore = false): FastifyReply {
  const { bytes, etag } = media
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': noStore ? 'no-store' : `private, max-age=${MAX_AGE_SECONDS}`,
    etag,
    vary: 'authorization',
    ...media.headers,
  })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const isCurrentVersion = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = isCurrentVersion ? parseByteRange(request.headers.range, bytes) : undefined
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
  reply.type(media.contentType).header('content-length', range ? range.end - range.start + 1 : bytes)
  // With no payload Fastify would set the content length to 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : media.open(range))
}

/** @returns `undefined` for none, several or a malformed one */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const last = bytes - 1
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, bytes - Number(to)), end: last }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (start > last) return 'unsatisfiable'
  return start > end ? undefined : { start, end }
}
