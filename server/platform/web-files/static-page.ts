import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from '#server/platform/http/compression.ts'

const BEST = 11

/** @param vary request headers that the choice among pages depends on */
export function pageSender(bytes: Buffer, type: string, vary = 'accept-encoding') {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary, etag })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (!encoding) return reply.send(bytes)
    const ready = compressed.get(encoding) ?? compress(bytes, encoding, BEST)
    compressed.set(encoding, ready)
    return reply.header('content-encoding', encoding).send(await ready)
  }
}

/** Compressing proxies make ETags weak. */
const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
