import type { FastifyReply, FastifyRequest } from 'fastify'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { can } from '#contract/roles.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { admitLarge } from '#server/platform/limits/large-bodies.ts'
import type { ServerContext } from './context.ts'
import { HttpError } from './http-error.ts'

/** Every reply to somebody who is signed in names their role, so that an open page notices that it may do more or less by now. */
const ROLE = 'x-role'

/**
 * Finds out who is calling, checks that they may, and counts the call.
 * @throws HttpError 401, 403, or 429 with the seconds to wait
 */
export async function authorise(
  { sessions, rateLimits, now }: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = bearerToken(request)
  const member = token ? (sessions.peek(token, now()) ?? (await sessions.find(token, now()))) : undefined
  request.member = member ?? null
  if (member) reply.header(ROLE, member.role)
  assertAllowed(endpoint, member, token)
  await rateLimits.consume(endpoint.rate, member?.id, request.ip)
  admitLarge(endpoint, request, reply)
}

function assertAllowed({ policy, forbidden }: Endpoint, member: Member | undefined, token: string | undefined): void {
  if (policy === 'public') return
  if (!member) throw new HttpError(401, token ? SENTENCES.sessionOver : SENTENCES.notSignedIn)
  if (policy !== 'member' && !can(member.role, policy)) throw new HttpError(403, forbidden)
}

/** @returns the token of a well-formed bearer header; anything else counts as no token */
function bearerToken({ headers: { authorization: header } }: FastifyRequest): string | undefined {
  return header && header.length < 200 && header.startsWith('Bearer ') ? header.slice(7) : undefined
}
