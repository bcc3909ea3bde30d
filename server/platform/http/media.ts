import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent } from '#server/platform/cache/response-cache.ts'
import type { ByteRange } from '#server/platform/storage/storage.ts'

/** Something to play, as a handler returns it: it is sent whole or in the part that was asked for. */
export class Media {
  readonly contentType: string
  readonly bytes: number
  readonly etag: string
  readonly open: (stretch?: ByteRange) => Readable

  constructor({ contentType, bytes, hash, open }: { contentType: string; bytes: number; hash: string; open: Media['open'] }) {
    this.contentType = contentType
    this.bytes = bytes
    this.etag = `"${hash}"`
    this.open = open
  }
}

/** Long enough for a player to seek without asking again, no longer than its address holds. */
const KEPT_SECONDS = 900

/** RFC 9110, section 14: one range is answered with 206, one beyond the end with 416; anything else gets the whole. */
export function sendMedia(request: FastifyRequest, reply: FastifyReply, media: Media): FastifyReply {
  const { bytes, etag } = media
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${KEPT_SECONDS}`,
    etag,
    vary: 'authorization',
  })
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const isFor = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const stretch = isFor ? parseByteRange(request.headers.range, bytes) : undefined
  if (stretch === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (stretch) reply.code(206).header('content-range', `bytes ${stretch.start}-${stretch.end}/${bytes}`)
  reply.type(media.contentType).header('content-length', stretch ? stretch.end - stretch.start + 1 : bytes)
  // Sending nothing at all would make Fastify say that the length is 0.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : media.open(stretch))
}

/**
 * @param header of a request, such as `bytes=0-99`, `bytes=100-` or `bytes=-100`
 * @returns the stretch; `beyond` when it begins after the end; `undefined` for none, several or nonsense
 */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const last = bytes - 1
  if (from === '') return Number(to) === 0 ? 'beyond' : { start: Math.max(0, bytes - Number(to)), end: last }
  const start = Number(from)
  const end = to === '' ? last : Math.min(Number(to), last)
  if (start > last) return 'beyond'
  return start > end ? undefined : { start, end }
}
