import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorReply } from '#contract/error-reply.ts'
import type { Role } from '#contract/roles.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/platform/http.ts'
import { endSession, readSession, type SessionState, updateUser } from '#web/platform/session/session.ts'
import { takeFirstCall } from './first-call.ts'
import { reportReached, reportUnreachable } from './network.ts'

/** In the browser, schemas exist only as types. */
export type Callable = Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Reply<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never

export interface Parts<E> {
  params?: E extends { params: infer S } ? Input<S> : undefined
  query?: E extends { query: infer S } ? Input<S> : undefined
  body?: E extends { body: infer S } ? Input<S> : undefined
  file?: Blob
  signal?: AbortSignal
  keepalive?: boolean
}

export type Mistakes = NonNullable<ErrorReply['details']>

/** `status`: 0 without a reply. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Mistakes | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** After an edit conflict. */
  readonly current: unknown

  constructor(
    message: string,
    more: { status: number; code?: string; details?: Mistakes; retryAfter?: number; current?: unknown },
  ) {
    super(message)
    this.name = 'CallError'
    this.status = more.status
    this.code = more.code ?? ''
    this.details = more.details
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

/** @throws CallError; AbortError if aborted */
export function call<E extends Callable>(endpoint: E, parts: Parts<E> = {}): Promise<Reply<E>> {
  return callAndRead(endpoint, parts, (response) => readReply<Reply<E>>(response, fallbackOf(endpoint, response)))
}

const REPEATS = 2
const MAX_PAUSE_S = 10
/** Spreads repeated calls. */
const SPREAD_S = 2

/** Repeats with the caller's session. */
export async function callAndRead<E extends Callable, T>(
  endpoint: E,
  parts: Parts<E>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const asked = readSession()
  for (let repeats = REPEATS; ; repeats--) {
    try {
      return await callOnce(endpoint, parts, read, asked)
    } catch (error) {
      if (repeats === 0 || !isRefusedForNow(error, endpoint)) throw error
      await pause(Number(error.retryAfter) + Math.random() * SPREAD_S, parts.signal)
    }
  }
}

/** Another 503 may follow a completed POST. */
const isRefusedForNow = (error: unknown, { method }: Callable): error is CallError =>
  error instanceof CallError &&
  error.status === 503 &&
  Number(error.retryAfter) <= MAX_PAUSE_S &&
  (method !== 'POST' || error.code === 'overloaded')

const pause = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000)
    signal?.addEventListener('abort', resolve)
  })

async function callOnce<E extends Callable, T>(
  endpoint: E,
  { params, query, body, file, signal, keepalive = false }: Parts<E>,
  read: (response: Response) => Promise<T>,
  asked: SessionState,
): Promise<T> {
  const { token } = asked
  try {
    const init = {
      method: endpoint.method,
      headers: {
        accept: endpoint.produces?.join(', ') ?? 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? (file ?? null) : JSON.stringify(body),
      signal: signal ?? null,
      keepalive,
    }
    const response = await send(address(endpoint.path, params, query), init, token)
    updateRole(response.headers.get('x-role'), asked)
    return await read(response)
  } catch (error) {
    if (error instanceof CallError) {
      console.warn(`${endpoint.method} ${endpoint.path}: ${error.message}`)
      if (error.status === 401 && token && !endpoint.path.startsWith('/api/auth/')) endDeadSession(token)
    }
    throw error
  }
}

export const isUnreachable = (error: unknown): error is CallError =>
  error instanceof CallError && (error.status === 0 || [502, 503, 504].includes(error.status))

const TEMPORARY_STATUSES = [401, 408, 429]

/** Other content types come from a proxy. */
export const isPermanentError = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  !TEMPORARY_STATUSES.includes(error.status) &&
  !['not_json', 'invalid_json'].includes(error.code)

export function failureText(error: unknown, fallback: string): string {
  return error instanceof CallError && error.message ? error.message : fallback
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  try {
    const response = await (takeFirstCall(url, init, token) ?? fetch(url, init))
    reportReached()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportUnreachable()
    throw new CallError(m.unreachable, { status: 0, code: 'unreachable' })
  }
}

export async function readReply<T>(response: Response, fallback = ''): Promise<T> {
  const status = response.status
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const text = await response.text()
  // Proxies answer in English.
  if (!response.headers.get('content-type')?.includes('json'))
    throw new CallError((LANGUAGE === 'en' && text.trim()) || m.unknownError, { status, code: 'not_json', retryAfter })
  const reply = parse(text)
  if (!reply)
    throw new CallError((LANGUAGE === 'en' && text.trim()) || m.invalidJson, { status, code: 'invalid_json', retryAfter })
  if (!response.ok || reply.success === false) {
    const refusal: Refusal = { ...reply, error: sentenceIn(reply.error) }
    const { error, details } = LANGUAGE === 'en' ? refusal : await inOwnLanguage(refusal, response.url)
    throw new CallError(error || fallback, {
      status,
      code: reply.code,
      details,
      retryAfter,
      current: reply.current,
    })
  }
  return (reply.message ? { ...reply, message: (await ownLanguage())(reply.message) } : reply) as T
}

/** The server answers in English. Without the texts, such as without a network, that stays. */
export async function ownLanguage(): Promise<(sentence: string) => string> {
  const same = (sentence: string) => sentence
  if (LANGUAGE === 'en') return same
  return import('./reply-text.ts').then(
    ({ replyText }) => replyText,
    () => same,
  )
}

type Refusal = Pick<ErrorReply, 'error' | 'details'> & { code?: string | undefined }

async function inOwnLanguage(refusal: Refusal, url: string): Promise<Refusal> {
  const isForAdmins = /\/(?:api\/admin|functions)\//.test(url)
  return import('./reply-text.ts').then(
    ({ refusalText }) => refusalText(refusal, isForAdmins),
    () => refusal,
  )
}

/** Gateways may send an object or number. */
const sentenceIn = (error: unknown): string => (typeof error === 'string' ? error.trim() : '')

const HAS_OWN_FALLBACK = /^\/api\/admin\/(feedback|ingest-daily-content|entries)/

function fallbackOf({ path }: Callable, { ok, status }: Response): string {
  if (!path.startsWith('/api/admin/') || HAS_OWN_FALLBACK.test(path)) return ''
  return ok ? 'Request failed' : `HTTP ${status}`
}

function parse(text: string): Partial<Omit<ErrorReply, 'success'> & { success: boolean; message: string }> | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/** Ignores replies to an earlier session. */
function updateRole(role: string | null, asked: SessionState) {
  const now = readSession()
  if (!role || !now.user || now.token !== asked.token || now.user.role !== asked.user?.role || now.user.role === role) return
  updateUser({ ...now.user, role: role as Role })
}

/** Another tab may have signed in again. */
function endDeadSession(token: string) {
  if (readSession().token === token) endSession('expired')
}

function address(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const asked = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`
}
