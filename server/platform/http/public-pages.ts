import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor } from './compression.ts'

/** Stands in the built pages for where the product is reached, which only the running server knows. */
export const ORIGIN = 'https://origin.invalid'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const BEST = 11

/**
 * The public pages and the lists for search engines: finished files, the same for everybody. They are few and small, so they are kept in
 * memory with this server's address in them, and compressed as well as can be when first asked for.
 * @param publicUrl where people reach this server
 */
export function servePublicPages(app: FastifyInstance, folder: string, publicUrl: string): void {
  if (!existsSync(folder)) return
  const base = new URL(publicUrl).href.replace(/\/$/, '')
  for (const name of readdirSync(folder)) {
    const file = readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN, base)
    const path = addressOf(name)
    app.get(path, sender(Buffer.from(file), TYPES[extname(name)] ?? 'text/plain'))
    if (path !== '/' && name.endsWith('.html')) app.get(`${path}/`, (_request, reply) => reply.redirect(path, 308))
  }
}

const addressOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)

function sender(bytes: Buffer, type: string) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const compressed = new Map<Encoding, Promise<Buffer>>()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingFor(request.headers['accept-encoding'])
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (!encoding) return reply.send(bytes)
    const ready = compressed.get(encoding) ?? compress(bytes, encoding, BEST)
    compressed.set(encoding, ready)
    return reply.header('content-encoding', encoding).send(await ready)
  }
}

/** A proxy that compresses by itself makes tags weak. */
const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
