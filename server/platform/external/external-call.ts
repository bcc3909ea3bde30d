/** `away`: retry. `refused`: e.g. a wrong key. `too_long`: send less text. */
export type FailureKind = 'away' | 'refused' | 'too_long' | 'unusable'

/** Messages contain neither keys nor text. */
export class ExternalServiceError extends Error {
  readonly kind: FailureKind
  readonly retryAfterMs: number | undefined
  /** Not called: an earlier `Retry-After` has not passed. */
  readonly isRest: boolean
  readonly status: number | undefined

  constructor(kind: FailureKind, message: string, retryAfterMs?: number, isRest = false, status?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
    this.isRest = isRest
    this.status = status
  }
}

export interface Question {
  url: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body: unknown
  takesAnySuccess?: boolean
  timeoutMs: number
  signal: AbortSignal
  /** Bytes. */
  most: number
}

/** @throws ExternalServiceError */
export async function askService(question: Question): Promise<{ bytes: Buffer; type: string }> {
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(question.timeoutMs)])
  try {
    const response = await fetch(question.url, {
      method: question.method ?? 'POST',
      headers: { 'content-type': 'application/json', ...question.headers },
      ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
      // Keys must not reach another address.
      redirect: 'error',
      signal,
    })
    if (!(question.takesAnySuccess ? response.ok : response.status === 200)) {
      await response.body?.cancel()
      throw failureOf(response)
    }
    return { bytes: await wholeBody(response, question.most), type: response.headers.get('content-type') ?? '' }
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error
    question.signal.throwIfAborted()
    throw new ExternalServiceError(
      'away',
      signal.aborted ? 'The service did not answer in time' : 'The service cannot be reached',
    )
  }
}

const BUSY = [408, 425, 429]

function failureOf({ status, headers }: Response): ExternalServiceError {
  const says = `The service answered ${status}`
  if (BUSY.includes(status) || status >= 500)
    return new ExternalServiceError('away', says, retryAfter(headers.get('retry-after')), false, status)
  return new ExternalServiceError(status === 413 ? 'too_long' : 'refused', says, undefined, false, status)
}

const LONGEST_REST_MS = 6 * 60 * 60_000

export function retryAfter(given: string | null, now = Date.now()): number | undefined {
  if (!given) return undefined
  const ms = /^\d+$/.test(given.trim()) ? Number(given) * 1000 : Date.parse(given) - now
  return Number.isFinite(ms) ? Math.min(LONGEST_REST_MS, Math.max(0, ms)) : undefined
}

async function wholeBody(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > most) throw new ExternalServiceError('unusable', 'The service sends more than it was asked for')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** @throws ExternalServiceError */
export function readJson(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch {}
  throw new ExternalServiceError('unusable', 'The service answered with invalid JSON')
}
