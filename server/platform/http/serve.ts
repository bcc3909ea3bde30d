import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Policy } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { deviceIdOf } from '#server/platform/auth/device-cookie.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import type { EncodedResponse } from '#server/platform/cache/encoded-response.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import { oneAtATime } from '#server/platform/limits/one-at-a-time.ts'
import { authorise } from './authorise.ts'
import type { ServerContext } from './context.ts'
import { beforeDeadline } from './deadline.ts'
import type { Media } from './media.ts'
import { parseInput } from './parse-input.ts'
import { type Attachment, type Page, type RawJson, type Redirect, sendReply } from './reply.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<E> = E extends Endpoint<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never
// biome-ignore lint/suspicious/noConfusingVoidType: a handler may return nothing
type ReplyBody<R> = keyof Omit<R, 'success'> extends never ? void : Omit<R, 'success'>
type Reply<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? ReplyBody<z.input<R>> : never
type Result<E> = Reply<E> | RawJson | EncodedResponse | Media | Redirect | Attachment | Page
type Caller<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _R, infer Who> ? ('public' extends Who ? Member | null : Member) : never

export interface RequestContext<User> {
  user: User
  now: Date
  db: Db
  ip: string
  userAgent: string
  deviceId: () => string
  /** False after a disconnect or timeout. */
  isWanted: () => boolean
  request: FastifyRequest
  reply: FastifyReply
}

// biome-ignore lint/suspicious/noExplicitAny: the five type parameters are inferred from the declaration
type AnyEndpoint = Endpoint<any, any, any, any, any>

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy
    isCached?: boolean
  }
}

const TIMEOUT_MS = 10_000
const UPLOAD_TIMEOUT_MS = 10 * 60_000

/**
 * Registers the route of a declared endpoint: policy, rate class, limits, validation and reply shape come from the declaration. The reply is
 * parsed by its schema, so a column that the contract does not name never leaves.
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handle: (input: Input<E>, request: RequestContext<Caller<E>>) => Promise<Result<E>> | Result<E>,
): void {
  context.served.add(endpoint)
  const isHeavyRead = endpoint.method === 'GET' && endpoint.rate === 'heavy'
  const timeoutMs = endpoint.timeoutMs ?? (endpoint.consumes ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: { policy: endpoint.policy, isCached: endpoint.isCached },
    onRequest: (request, reply, done) => authorise(context, endpoint, request, reply, done),
    handler: async (request, reply) => {
      const input = parseInput(endpoint, request) as Input<E>
      const handled = () => handle(input, requestContext<Caller<E>>(context, endpoint, request, reply))
      const result = isHeavyRead ? oneAtATime(callerOf(endpoint, request), handled) : handled()
      const isPending = result instanceof Promise
      return sendReply(endpoint, request, reply, isPending ? await beforeDeadline(result, timeoutMs - reply.elapsedTime) : result)
    },
  })
}

const callerOf = ({ path }: Endpoint, { member, ip }: FastifyRequest) => `${member?.id ?? networkOf(ip)} ${path}`

function requestContext<User>(
  { db, replica, now }: ServerContext,
  { allowReplica }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext<User> {
  let device: string | undefined
  return {
    db: (allowReplica && replica?.db()) || db,
    user: request.member as User,
    now: now(),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    deviceId: () => {
      device ??= deviceIdOf(request, reply)
      return device
    },
    isWanted: () => !reply.sent && !reply.raw.destroyed,
    request,
    reply,
  }
}
