import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ErrorReply } from '#contract/error-reply.ts'
import type { Role } from '#contract/roles.ts'
import { endSession, keepUser, readSession, type SessionState } from '#web/platform/session/session.ts'
import { noteReached, noteUnreachable } from './network.ts'

/** Only these two survive in the browser's copy of the contract; the types of the rest come along. */
export type Callable = Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>
type Given<S> = S extends z.ZodType ? z.input<S> : undefined
type Reply<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never

export interface Parts<E> {
  params?: E extends { params: infer S } ? Given<S> : undefined
  query?: E extends { query: infer S } ? Given<S> : undefined
  body?: E extends { body: infer S } ? Given<S> : undefined
  signal?: AbortSignal
  /** The call outlives the page: for what is said on leaving. */
  keepalive?: boolean
}

export type Mistakes = NonNullable<ErrorReply['details']>

/** A call that failed. `message` is a sentence for a person; `status` is 0 when no reply came at all. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Mistakes | undefined
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | undefined
  /** What is there now, where the change was made with something older in view. */
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

export const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.'

/**
 * Makes one call of the contract with the stored token.
 * @throws CallError for every refusal; an aborted call rejects with the browser's own AbortError
 */
export function call<E extends Callable>(endpoint: E, parts: Parts<E> = {}): Promise<Reply<E>> {
  return ask(endpoint, parts, (response) => readReply<Reply<E>>(response))
}

/** @param read makes of a response what the caller wants, or throws */
export async function ask<E extends Callable, T>(
  endpoint: E,
  { params, query, body, signal, keepalive = false }: Parts<E>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const asked = readSession()
  const { token } = asked
  try {
    const response = await send(address(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: endpoint.produces?.join(', ') ?? 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      keepalive,
    })
    noteRole(response.headers.get('x-role'), asked)
    return await read(response)
  } catch (error) {
    if (error instanceof CallError) {
      console.warn(`${endpoint.method} ${endpoint.path}: ${error.message}`)
      if (error.status === 401 && token && !endpoint.path.startsWith('/api/auth/')) endDeadSession(token)
    }
    throw error
  }
}

/** Nobody answered, or only a machine on the way that could not reach the server either. */
export const isUnreachable = (error: unknown): error is CallError =>
  error instanceof CallError && (error.status === 0 || [502, 503, 504].includes(error.status))

/** Refusals that can turn into consent: a session that ran out, a slow line, too many calls. */
const PASSING = [401, 408, 429]

/** The server itself said no. A page of some other machine on the way, which is no JSON, is not its word. */
export const isPermanentError = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  !PASSING.includes(error.status) &&
  !['not_json', 'invalid_json'].includes(error.code)

/** The sentence to show for a failed call: the server's own where there is one. */
export function failureText(error: unknown, fallback: string): string {
  return error instanceof CallError && error.message ? error.message : fallback
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    noteReached()
    return response
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    noteUnreachable()
    throw new CallError(UNREACHABLE, { status: 0, code: 'unreachable' })
  }
}

export async function readReply<T>(response: Response): Promise<T> {
  const status = response.status
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const text = await response.text()
  if (!response.headers.get('content-type')?.includes('json'))
    throw new CallError(text.trim() || 'Unknown error occurred', { status, code: 'not_json', retryAfter })
  const reply = parse(text)
  if (!reply) throw new CallError(text.trim() || 'Invalid JSON response', { status, code: 'invalid_json', retryAfter })
  if (!response.ok || reply.success === false)
    throw new CallError(reply.error ?? '', {
      status,
      code: reply.code,
      details: reply.details,
      retryAfter,
      current: reply.current,
    })
  return reply as T
}

function parse(text: string): Partial<Omit<ErrorReply, 'success'> & { success: boolean }> | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/** Each reply says what its caller is by now: a role that was given or taken counts at once. A reply that was overtaken says nothing. */
function noteRole(role: string | null, asked: SessionState) {
  const now = readSession()
  if (!role || !now.user || now.token !== asked.token || now.user.role !== asked.user?.role || now.user.role === role) return
  keepUser({ ...now.user, role: role as Role })
}

/** Another tab may have signed in again meanwhile; its session stays. */
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
