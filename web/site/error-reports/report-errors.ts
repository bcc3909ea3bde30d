import { errorType, functionName, scrubMessage } from '#contract/site/error-report-rules.ts'
import { type Frame, fileOf, stackFrames } from './stack-frames.ts'

const ADDRESS = '/api/error-reports'
const MAX_PER_PAGE = 10
const MAX_PER_MINUTE = 5
const MINUTE_MS = 60_000
const MIN_KNOWN_LENGTH = 4

/** Refused or aborted calls, missing code, a harmless browser warning. */
const EXPECTED = /^(CallError|AbortError)$/
const HARMLESS = /ResizeObserver loop|dynamically imported module|module script failed/

type Kind = 'error' | 'rejection'

/**
 * The error page passes component errors to `reportError`.
 * @returns a function that stops reporting
 */
export function startReporting(): () => void {
  const limit = new Limit()
  const report = (kind: Kind, error: unknown, fallback?: Frame) => {
    // Errors here would be reported again.
    try {
      const found = describe(error, fallback)
      if (found && limit.take(keyOf(found))) void send({ ...found, kind, page: location.pathname.slice(0, 500) }, limit)
    } catch {}
  }
  const onError = (event: ErrorEvent) => report('error', event.error ?? event.message, placeOf(event))
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

interface Described {
  type: string
  message: string
  frames: Frame[]
}

/** @returns `undefined` for lost connections, refused calls and browser extensions */
function describe(error: unknown, fallback: Frame | undefined): Described | undefined {
  if (!navigator.onLine) return undefined
  const { name, message, stack } = error instanceof Error ? error : { name: 'Thrown', message: textOf(error), stack: '' }
  if (EXPECTED.test(name) || HARMLESS.test(message)) return undefined
  const found = stackFrames(stack ?? '', location.origin)
  const frames = found.length > 0 || !fallback ? found : [fallback]
  const isForeign = frames.length > 0 && frames.every(({ file }) => file === 'outside')
  if (isForeign || (frames.length === 0 && message === 'Script error.')) return undefined
  return {
    type: errorType(name),
    message: scrubMessage(message, textsOnPage()),
    frames: frames.map((frame) => ({ ...frame, function: functionName(frame.function || '<anonymous>') })),
  }
}

const textOf = (thrown: unknown) => (typeof thrown === 'string' ? thrown : `A value of type ${typeof thrown} was thrown`)

const placeOf = ({ filename, lineno, colno }: ErrorEvent): Frame | undefined =>
  filename ? { function: '', file: fileOf(filename, location.origin), line: lineno, column: colno } : undefined

/** Typed text, longest first. */
function textsOnPage(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  const typed = fields.map(({ value }) => value.trim())
  const texts = [...typed, ...typed.flatMap((text) => text.split(/\s+/))]
  return [...new Set(texts)].filter((text) => text.length >= MIN_KNOWN_LENGTH).sort((one, other) => other.length - one.length)
}

const keyOf = ({ type, message, frames: [first] }: Described) =>
  [type, message, first?.file, first?.line, first?.column].join(' ')

async function send(report: Described & { kind: Kind; page: string }, limit: Limit): Promise<void> {
  try {
    const token = localStorage.getItem('auth_token')
    const { ok, headers } = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(report),
      keepalive: true,
    })
    if (!ok) limit.pause(Number(headers.get('retry-after')) * 1000 || Number.POSITIVE_INFINITY)
  } catch {
    limit.pause(MINUTE_MS)
  }
}

class Limit {
  readonly #reported = new Set<string>()
  #times: number[] = []
  #pausedUntil = 0

  take(key: string): boolean {
    const now = performance.now()
    this.#times = this.#times.filter((time) => now - time < MINUTE_MS)
    const isOver = this.#reported.size >= MAX_PER_PAGE || this.#times.length >= MAX_PER_MINUTE || now < this.#pausedUntil
    if (isOver || this.#reported.has(key)) return false
    this.#reported.add(key)
    this.#times.push(now)
    return true
  }

  pause(ms: number): void {
    this.#pausedUntil = performance.now() + ms
  }
}
