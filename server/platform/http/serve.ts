import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { can, type Policy } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { isOfTheDatabase } from '#server/db/replica.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import type { Brief, EncodedResponse } from '#server/platform/cache/response-cache.ts'
import { admitLarge } from '#server/platform/limits/large-bodies.ts'
import { countCall, countIfAllowed } from '#server/platform/limits/rate-limit.ts'
import type { Found } from './at-hand.ts'
import type { ServerContext } from './context.ts'
import { HttpError } from './http-error.ts'
import type { Media } from './media.ts'
import { type Attachment, type Page, type RawJson, type Redirect, ROLE, sendAway, sendReply } from './reply.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<E> = E extends Endpoint<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never
/** A handler says everything but `success: true`, and where that is all, nothing. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that ends without a value is what is meant
type ReplyBody<R> = keyof Omit<R, 'success'> extends never ? void : Omit<R, 'success'>
type Reply<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? ReplyBody<z.input<R>> : never
/** Bytes from memory, media and the way to a page go out as they are. */
type Answer<E> = Reply<E> | RawJson | EncodedResponse | Brief | Media | Redirect | Attachment | Page
type Caller<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer _R, infer Who> ? ('public' extends Who ? Member | null : Member) : never

/** Who asks, and when. */
interface CallerContext<User = Member> {
  user: User
  now: Date
  /** What was true before (milliseconds since 1970) is not good enough for the caller; `Infinity` where only the present is. */
  since: number
}

/** What a handler is given besides its input. */
export interface RequestContext<User> extends CallerContext<User> {
  db: Db
  /** The caller's address, as far as trusted proxies tell it. */
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
}

// biome-ignore lint/suspicious/noExplicitAny: the five type parameters are inferred from the declaration
type AnyEndpoint = Endpoint<any, any, any, any, any>

/**
 * Serves a declared endpoint: policy, rate class, validation and reply shape come from the declaration. The reply is parsed by its
 * schema, so a column that the contract does not name never reaches the wire. `Ready` bytes were made by the same schema.
 * @param atHand finds a reply that is in memory, without waiting; where it gives none, and for whoever has to be looked up, `handle` answers
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  context: ServerContext,
  endpoint: E,
  handle: (input: Input<E>, at: RequestContext<Caller<E>>) => Promise<Answer<E>> | Answer<E>,
  atHand?: (input: Input<E>, at: CallerContext) => EncodedResponse | Brief | undefined,
): void {
  context.served.add(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit,
    config: { isTimed: true, policy: endpoint.policy },
    onRequest: (request, reply, done) => {
      if (context.backlog.isLong()) return sendAway(request, reply)
      const admitted = admit(context, endpoint, request, reply)
      if (admitted) admitted.then(() => done(), done)
      else done()
    },
    handler: (request, reply) => {
      countCall(context.rates, context.settings.rates, endpoint.rate, request.member, () => request.ip)
      const send = (result: Answer<E>) => sendReply(endpoint, request, reply, result)
      const input = read(endpoint, request) as Input<E>
      const at = atOf<Caller<E>>(context, request, reply)
      const find = atHand && ((at: CallerContext) => atHand(input, at))
      const found = find && at.user && find(at as CallerContext)
      if (found) {
        app.atHand.learn(request.url, endpoint, ({ headers }) => findAtHand(context, endpoint, headers, find))
        return send(found)
      }
      const result = endpoint.allowReplica ? readAnywhere(context, at, (at) => handle(input, at)) : handle(input, at)
      if (!(result instanceof Promise)) return send(result)
      if (isQuick(endpoint)) void context.backlog.wait(result)
      // A file takes as long as it takes to arrive; the server's own limit on requests stands.
      return (endpoint.consumes ? result : inTime(result, (endpoint.timeoutMs ?? ANSWER_MS) - request.admittedAfter)).then(send)
    },
  })
}

/**
 * Lets somebody in whom memory knows, and who may call, and finds the reply for them; anything else is nothing that could be answered at once. Also
 * while others wait too long: to be told to come back would cost no less.
 */
function findAtHand(
  { sessions, rates, settings, now }: ServerContext,
  { policy, rate }: Endpoint,
  headers: IncomingHttpHeaders,
  find: (at: CallerContext) => EncodedResponse | Brief | undefined,
): Found | undefined {
  const token = bearer(headers)
  if (!token) return undefined
  const at = now()
  const user = sessions.peek(token, at)
  if (!user || !mayCall(policy, user)) return undefined
  const reply = find({ user, now: at, since: sinceOf(headers) })
  return reply && countIfAllowed(rates, settings.rates, rate, user) ? { reply, member: user } : undefined
}

/** What may take its time says nothing of how busy we are: a file, a word with another service, the hash of a password. */
const isQuick = ({ consumes, timeoutMs, rate }: Endpoint) => !consumes && timeoutMs === undefined && rate !== 'auth'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Times its own answers. */
    isTimed?: boolean
    /** Who may call; a route of the API without one stops the start. */
    policy?: Policy
  }
}

export const ANSWER_MS = 10_000

/** What comes too late is dropped: the caller has been told to try again. */
function inTime<T>(answer: Promise<T>, within: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(Object.assign(new Error('The handler took too long'), { statusCode: 503 }))
    const timer = setTimeout(late, within)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function atOf<User>({ db, now }: ServerContext, request: FastifyRequest, reply: FastifyReply): RequestContext<User> {
  return {
    db,
    user: request.member as User,
    now: now(),
    since: sinceOf(request.headers),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    request,
    reply,
  }
}

/** A caller says how many seconds ago they last changed something; who does not say is told what is true now. */
const QUIET_FOR = 'x-quiet-for'
/** The way of the call, and of what it measures by. */
const MARGIN_MS = 1000

function sinceOf(headers: IncomingHttpHeaders): number {
  const quiet = headers[QUIET_FOR]
  return typeof quiet === 'string' && /^\d{1,9}$/.test(quiet)
    ? Date.now() - Number(quiet) * 1000 + MARGIN_MS
    : Number.POSITIVE_INFINITY
}

/** Asks the standby, if it knows all that the caller knows; should it fail, the main server. */
function readAnywhere<User, T>(
  { replica }: ServerContext,
  at: RequestContext<User>,
  handle: (at: RequestContext<User>) => Promise<T> | T,
): Promise<T> | T {
  const db = at.since === Number.POSITIVE_INFINITY ? undefined : replica?.knowing(at.since)
  if (!replica || !db) return handle(at)
  return Promise.resolve(handle({ ...at, db })).catch((error) => {
    if (!isOfTheDatabase(error)) throw error
    replica.mistrust()
    return handle(at)
  })
}

/** Lets the caller in or throws; a promise only where memory does not know the session. */
function admit(
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  const token = bearer(request.headers)
  const known = token ? context.sessions.peek(token, context.now()) : undefined
  const decide = (member: Member | undefined) => {
    request.member = member ?? null
    // A page that is open learns from its next call that its person may do more now, or less.
    if (member) reply.header(ROLE, member.role)
    if (endpoint.policy === 'public') return
    if (!member) throw new HttpError(401, token ? SENTENCES.sessionOver : SENTENCES.notSignedIn)
    if (!mayCall(endpoint.policy, member)) throw new HttpError(403, endpoint.forbidden)
    admitLarge(endpoint, request, reply)
  }
  if (known || !token) return attempt(() => decide(known))
  return inTime(context.backlog.wait(context.sessions.find(token, context.now())), ANSWER_MS).then((member) => {
    request.admittedAfter = reply.elapsedTime
    decide(member)
  })
}

const attempt = (decide: () => void): Promise<void> | undefined => {
  try {
    decide()
    return undefined
  } catch (error) {
    return Promise.reject(error)
  }
}

function mayCall(policy: Policy, member: Member): boolean {
  return policy === 'public' || policy === 'member' || can(member.role, policy)
}

/** @returns the token of a well-formed bearer header; anything else counts as no token */
function bearer({ authorization: header }: IncomingHttpHeaders): string | undefined {
  return header && header.length < 200 && header.startsWith('Bearer ') ? header.slice(7) : undefined
}

/** Well-formed ids that are unknown and ids that are not even well formed answer alike; other mistakes name their place. */
function read(endpoint: Endpoint, request: FastifyRequest) {
  const params = endpoint.params?.safeParse(request.params)
  if (params && !params.success) throw new HttpError(404, endpoint.notFound)
  const query = endpoint.query?.safeParse(request.query)
  if (query && !query.success) throw invalid(query.error)
  if (endpoint.body && request.body === undefined) throw new HttpError(400, 'The request needs a JSON body')
  const body = endpoint.body?.safeParse(request.body)
  if (body && !body.success) throw invalid(body.error, endpoint.errorMessage?.(request.body))
  return { params: params?.data, query: query?.data, body: body?.data }
}

const MAX_DETAILS = 200

function invalid(error: z.ZodError, sentence?: string): HttpError {
  const details = error.issues.slice(0, MAX_DETAILS).map((issue) => ({ path: pathOf(issue.path), message: issue.message }))
  return new HttpError(422, sentence ?? details[0]?.message ?? 'The request is not valid', { details })
}

/** `['articles', 2, 'title']` as `articles[2].title`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : text ? `.${String(part)}` : String(part)),
    '',
  )
}
