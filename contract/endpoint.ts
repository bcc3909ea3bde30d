import { z } from 'zod'
import type { Policy } from './roles.ts'
import './validation-sentences.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Per caller, process and minute, including rejected calls. `auth`: per address. */
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
  /** Fastify syntax. */
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
  readonly forbidden: string
  /** `undefined`: confirmation is not required. */
  readonly unconfirmed: string | undefined
  readonly needsConsent: boolean
  /** Also for malformed ids, so they look unknown. */
  readonly notFound: string
  /** Non-JSON types; the handler receives a stream. */
  readonly consumes: readonly string[] | undefined
  readonly produces: readonly string[] | undefined
  /** Replicas lag up to five seconds. */
  readonly allowReplica: boolean
  /** Served while the database is busy. */
  readonly isCached: boolean
  /** For personal data and secrets. */
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
 * Source of routes, client, OpenAPI, access matrix and fuzzing.
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

export function data<T extends z.ZodType>(shape: T) {
  return z.object({ success: z.literal(true), data: shape })
}

export const Done = z.object({ success: z.literal(true) })
