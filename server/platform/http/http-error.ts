import { notFound } from '#messages/contract/validation.ts'
import * as m from '#messages/server/platform.ts'

export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly details: { path: string; message: string }[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** After a conflict. */
  readonly current: unknown

  constructor(
    status: number,
    sentence: string,
    more: {
      code?: string
      details?: { path: string; message: string }[]
      retryAfter?: number
      current?: unknown
      /** For the log only. */
      cause?: unknown
    } = {},
  ) {
    super(sentence, { cause: more.cause })
    this.status = status
    this.code = more.code ?? CODES[status] ?? 'refused'
    this.details = more.details
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

export const clientKeyReused = () =>
  new HttpError(422, m.clientKeyReused, {
    details: [{ path: 'client_key', message: m.usedForSomethingElse }],
  })

const CODES: Record<number, string> = {
  400: 'malformed',
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'too_slow',
  409: 'conflict',
  413: 'too_large',
  414: 'too_large',
  415: 'wrong_type',
  422: 'invalid',
  429: 'too_many_requests',
  431: 'too_large',
  500: 'internal',
  503: 'unavailable',
}

const SENTENCES: Record<number, string> = {
  400: m.notUnderstood,
  404: notFound,
  405: m.methodNotAllowed,
  408: m.tooSlow,
  413: m.tooLarge,
  414: m.urlTooLong,
  415: m.mustBeJson,
  429: m.tooManyRequests,
  431: m.headersTooLarge,
}

/** Any call may be repeated. */
export const overloaded = () => new HttpError(503, m.veryBusy, { code: 'overloaded', retryAfter: 5 })

export const unavailable = () => new HttpError(503, m.busyOrRestarting, { retryAfter: 5 })

/** SQLSTATE classes. */
const BY_SQLSTATE: Record<string, () => HttpError> = {
  '22': () => new HttpError(400, m.valueNotStorable),
  '23': () => new HttpError(409, m.conflict),
  '40': unavailable,
  '54': () => new HttpError(400, m.tooComplex),
  '55': unavailable,
  '08': unavailable,
  '53': unavailable,
  '57': unavailable,
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENOSPC',
  'EMFILE',
  'ENFILE',
])

/** Errors of `pg` without a code. */
const GONE = /Connection terminated|is not queryable|timeout exceeded when trying to connect/

/** @returns `undefined` for an internal error */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  const { code, syscall, statusCode, message } = (error ?? {}) as Record<string, unknown>
  if (typeof code === 'string') {
    // The database's Unix socket does not exist.
    if (NETWORK.has(code) || (code === 'ENOENT' && syscall === 'connect')) return unavailable()
    // After network errors: EPIPE looks like a SQLSTATE.
    if (/^[0-9A-Z]{5}$/.test(code)) return BY_SQLSTATE[code.slice(0, 2)]?.()
  }
  if (typeof message === 'string' && GONE.test(message)) return unavailable()
  if (statusCode === 503) return unavailable()
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, SENTENCES[statusCode] ?? m.notUnderstood)
  return undefined
}

export function errorBody({ message, code, details, current }: HttpError): string {
  return JSON.stringify({ success: false, error: message, code, ...(details ? { details } : {}), current })
}

export const INTERNAL = new HttpError(500, m.internal)
