import type { FastifyReply, FastifyRequest } from 'fastify'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { CONSENT_FIRST } from '#contract/accounts/consent-rules.ts'
import { REQUIRED_STEPS } from '#contract/accounts/required-steps.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Capability, can } from '#contract/roles.ts'
import { isSecret } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { admitLarge } from '#server/platform/limits/large-bodies.ts'
import type { ServerContext } from './context.ts'
import { HttpError } from './http-error.ts'

/** Open pages notice a change of role. */
const ROLE = 'x-role'

export function authorise(
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const token = bearerToken(request)
  const now = context.now()
  const cached = token && context.sessions.peek(token, now)
  const admit = (member?: Member) => admitCaller(context, endpoint, request, reply, member)
  if (!token || cached || !isSecret(token) || context.sessions.isUnknown(token)) settle(() => admit(cached || undefined), done)
  else findMember(context, endpoint, request, token).then((member) => settle(() => admit(member), done), done)
}

/** Others of the network must not lock out known sessions. */
async function findMember(
  { sessions, rateLimits, now }: ServerContext,
  { rate }: Endpoint,
  { ip }: FastifyRequest,
  token: string,
): Promise<Member | undefined> {
  if (sessions.isKnown(token)) return sessions.find(token, now())
  rateLimits.consume(rate, undefined, ip)
  return sessions.find(token, now()).finally(() => rateLimits.takeBack(rate, ip))
}

function settle(work: () => void, done: (error?: Error) => void): void {
  let refused: Error | undefined
  try {
    work()
  } catch (error) {
    refused = error as Error
  }
  done(refused)
}

function admitCaller(
  { rateLimits }: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  member: Member | undefined,
): void {
  request.member = member ?? null
  if (member) reply.header(ROLE, member.role)
  rateLimits.consume(endpoint.rate, member?.id, request.ip)
  assertAllowed(endpoint, request, member)
  admitLarge(endpoint, request, reply)
}

function assertAllowed(
  { policy, forbidden, unconfirmed, needsConsent }: Endpoint,
  request: FastifyRequest,
  member: Member | undefined,
): void {
  if (policy === 'public') return
  if (!member) throw new HttpError(401, bearerToken(request) ? SENTENCES.sessionOver : SENTENCES.notSignedIn)
  if (policy !== 'member') assertCapable(policy, forbidden, member)
  if (unconfirmed && !member.isEmailConfirmed) throw new HttpError(403, unconfirmed, { code: 'email_unconfirmed' })
  if (needsConsent && member.needsConsent) throw new HttpError(403, CONSENT_FIRST, { code: 'consent_needed' })
}

function assertCapable(capability: Capability, forbidden: string, { role, requiredStep }: Member): void {
  if (!can(role, capability)) throw new HttpError(403, forbidden)
  if (requiredStep) throw new HttpError(403, REQUIRED_STEPS[requiredStep], { code: requiredStep })
}

function bearerToken({ headers: { authorization: header } }: FastifyRequest): string | undefined {
  return header && header.length < 200 && header.startsWith('Bearer ') ? header.slice(7) : undefined
}
