import { z } from 'zod'
import * as m from '#messages/contract/validation.ts'
import type { Policy } from './roles.ts'
import './validation-sentences.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Calls of one caller to each process per minute, also refused ones (the numbers are settings). `read`: pages and polls; `write`: what a person
 * does by hand; `auth`: sign-in, counted per address; `heavy`: exports, ingests; `webhook`: of payment providers; `report`: errors in browsers.
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
  /** With `:name` parameters, as Fastify reads it. */
  readonly path: string
  readonly policy: Who
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly reply: R
  readonly rate: RateClass
  /** In bytes. */
  readonly bodyLimit: number
  /** `undefined`: 10 seconds. */
  readonly timeoutMs: number | undefined
  readonly summary: string
  /** The sentence without the capability. */
  readonly forbidden: string
  /** The sentence for an unconfirmed email address; `undefined`: such callers may call too. */
  readonly unconfirmed: string | undefined
  /** Consent to the terms comes first. */
  readonly needsConsent: boolean
  /** Also for malformed ids, so they look unknown. */
  readonly notFound: string
  /** Non-JSON types; the handler receives a stream. */
  readonly consumes: readonly string[] | undefined
  readonly produces: readonly string[] | undefined
  /** A read that is the same for everybody: a replica may answer, up to five seconds behind. */
  readonly allowReplica: boolean
  /** Usually answered from the response cache, so it is served while the database is busy. */
  readonly isCached: boolean
  /** The browser must not keep the reply: personal data and secrets. */
  readonly noStore: boolean
  /** Replaces the first validation error. */
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
 * Declares a call once: routes with validation, typed client, OpenAPI, access matrix and fuzzing come from it.
 * @param line e.g. `'GET /api/articles/:articleId'`
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
    forbidden: options.forbidden ?? m.noAccess,
    unconfirmed: options.unconfirmed,
    needsConsent: options.needsConsent ?? (policy === 'community' && ['POST', 'PUT', 'PATCH'].includes(method)),
    notFound: options.notFound ?? m.notFound,
    consumes: options.consumes,
    produces: options.produces,
    allowReplica: options.allowReplica ?? false,
    isCached: options.isCached ?? false,
    noStore: options.noStore ?? false,
    errorMessage: options.errorMessage,
  }
}

export function data<T extends z.ZodType>(shape: T) {
  return z.object({ success: z.literal(true), data: shape })
}

export const Done = z.object({ success: z.literal(true) })
