import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'device'
const LASTS_SECONDS = 180 * 24 * 60 * 60
const ID = /(?:^|;\s*)device=([\w-]{22})(?:;|$)/

/** Needs no signature: an invented id has signed in to no account. */
export function deviceIdOf(request: FastifyRequest, reply: FastifyReply): string {
  const id = ID.exec(request.headers.cookie ?? '')?.[1] ?? randomBytes(16).toString('base64url')
  const attributes = `Path=/api/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict`
  reply.header('set-cookie', `${NAME}=${id}; ${attributes}${request.protocol === 'https' ? '; Secure' : ''}`)
  return id
}
