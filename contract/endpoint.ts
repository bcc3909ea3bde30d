import { z } from 'zod'
import type { Policy } from './roles.ts'
import './validation-sentences.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * How often one caller may call each process, per minute (the numbers are settings); refused calls count too. `read`: pages and polls;
 * `write`: what a person does by hand; `auth`: sign-in and its kin, counted per address; `heavy`: exports, ingests; `webhook`: what a
 * provider sends; `report`: errors that browsers report.
 */
export type RateClass = 'read' | 'write' | 'auth' | 'signUp' | 'mail' | 'heavy' | 'webhook' | 'report'

type Shape = z.ZodType | undefined

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends z.ZodType = z.ZodType,
  Who extends Policy = Policy,
> {
  readonly method: Method
  /** Path with `:name` parameters, as Fastify and the client both read it. */
  readonly path: string
  readonly policy: Who
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly reply: R
  readonly rate: RateClass
  /** Largest body in bytes. */
  readonly bodyLimit: number
  /** Milliseconds after which the caller is told to come back, where the usual ten seconds are too few. */
  readonly timeoutMs: number | undefined
  /** One line for the API page. */
  readonly summary: string
  /** What a signed-in person without the capability is told. */
  readonly forbidden: string
  /** What somebody with an unconfirmed email address is told; `undefined`: they may call too. */
  readonly unconfirmed: string | undefined
  /** Whether somebody who agreed to no terms at sign-up has to do so first. */
  readonly needsConsent: boolean
  /** What an id that is not even well formed is told: the same as an unknown one. */
  readonly notFound: string
  /** Media types of a body that is no JSON: the handler is given its stream. */
  readonly consumes: readonly string[] | undefined
  /** Media types of a reply that is no JSON. */
  readonly produces: readonly string[] | undefined
  /** A read that is the same for everybody who may make it: a read replica may answer, up to five seconds behind. */
  readonly allowReplica: boolean
  /** Usually answered from the response cache: also while the database has a long queue. */
  readonly isCached: boolean
  /** A read whose reply the browser must not keep, not even to ask again whether it changed: addresses, secrets, what admins see of people. */
  readonly noStore: boolean
  /** The sentence for an invalid body, where the specification fixes one; `undefined` falls back to the first mistake. */
  readonly errorMessage: ((body: unknown) => string | undefined) | undefined
}

interface Options<P extends Shape, Q extends Shape, B extends Shape, R extends z.ZodType> {
  summary: string
  reply: R
  params?: P
  query?: Q
  body?: B
  rate?: RateClass
  bodyLimit?: number
  timeoutMs?: number
  forbidden?: string
  unconfirmed?: string
  needsConsent?: boolean
  notFound?: string
  consumes?: readonly string[]
  produces?: readonly string[]
  allowReplica?: boolean
  isCached?: boolean
  noStore?: boolean
  errorMessage?: (body: unknown) => string | undefined
}

const KIB = 1024

/**
 * Declares a call once. Routes with validation, the typed client, OpenAPI, the access matrix and the fuzzing come from it.
 * @param line method and path, e.g. `'GET /api/articles/:articleId'`
 */
export function endpoint<
  R extends z.ZodType,
  Who extends Policy,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(line: `${Method} /${string}`, policy: Who, options: Options<P, Q, B, R>): Endpoint<P, Q, B, R, Who> {
  const [method, path] = line.split(' ') as [Method, string]
  return {
    method,
    path,
    policy,
    params: options.params as P,
    query: options.query as Q,
    body: options.body as B,
    reply: options.reply,
    rate: options.rate ?? (method === 'GET' ? 'read' : 'write'),
    bodyLimit: options.bodyLimit ?? 64 * KIB,
    timeoutMs: options.timeoutMs,
    summary: options.summary,
    forbidden: options.forbidden ?? 'You do not have access to this',
    unconfirmed: options.unconfirmed,
    needsConsent: options.needsConsent ?? (policy === 'community' && ['POST', 'PUT', 'PATCH'].includes(method)),
    notFound: options.notFound ?? 'Not found',
    consumes: options.consumes,
    produces: options.produces,
    allowReplica: options.allowReplica ?? false,
    isCached: options.isCached ?? false,
    noStore: options.noStore ?? false,
    errorMessage: options.errorMessage,
  }
}

/** The reply most calls give. */
export function data<T extends z.ZodType>(shape: T) {
  return z.object({ success: z.literal(true), data: shape })
}

/** The reply of calls that have nothing to say. */
export const Done = z.object({ success: z.literal(true) })
