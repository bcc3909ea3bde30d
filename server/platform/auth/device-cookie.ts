import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'device'
const LASTS_SECONDS = 180 * 24 * 60 * 60
const ID = /(?:^|;\s*)device=([\w-]{22})(?:;|$)/

/**
 * Failed sign-ins are counted by this id where it has signed in to the same account before. It needs no signature: an
 * invented id is known to no account.
 */
export function deviceIdOf(request: FastifyRequest, reply: FastifyReply): string {
  const id = ID.exec(request.headers.cookie ?? '')?.[1] ?? randomBytes(16).toString('base64url')
  const attributes = `Path=/api/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict`
  reply.header('set-cookie', `${NAME}=${id}; ${attributes}${request.protocol === 'https' ? '; Secure' : ''}`)
  return id
}
