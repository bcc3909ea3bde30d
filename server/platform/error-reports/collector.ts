import { retryAfter } from '#server/platform/external/external-call.ts'
import type { Dsn } from '#server/settings/dsn.ts'

const MAX_WAITING = 30
const TIMEOUT_MS = 5000
const DEFAULT_PAUSE_MS = 60_000
const FAILURE_PAUSE_MS = 30_000
const CLIENT = 'upsc-current-catalyst/1.0'

export interface SentryEvent {
  event_id: string
  [field: string]: unknown
}

interface CollectorOptions {
  warn: (message: string) => void
  clock?: () => number
  timeoutMs?: number
}

/** Sentry envelopes (develop.sentry.dev). */
export class Collector {
  readonly #dsn: Dsn
  readonly #warn: (message: string) => void
  readonly #clock: () => number
  readonly #timeoutMs: number
  readonly #waiting: SentryEvent[] = []
  #sending: Promise<void> | undefined
  #pausedUntil = 0

  constructor(dsn: Dsn, { warn, clock = () => performance.now(), timeoutMs = TIMEOUT_MS }: CollectorOptions) {
    this.#dsn = dsn
    this.#warn = warn
    this.#clock = clock
    this.#timeoutMs = timeoutMs
  }

  hasRoom(): boolean {
    return !this.#isPaused() && this.#waiting.length < MAX_WAITING
  }

  add(event: SentryEvent): void {
    this.#waiting.push(event)
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  async flush(ms: number): Promise<void> {
    if (!this.#sending) return
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms)
    })
    await Promise.race([this.#sending, late])
    clearTimeout(timer)
  }

  #isPaused(): boolean {
    return this.#clock() < this.#pausedUntil
  }

  async #sendAll(): Promise<void> {
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      await this.#send(event)
      if (this.#isPaused()) this.#waiting.length = 0
    }
  }

  async #send(event: SentryEvent): Promise<void> {
    try {
      const response = await fetch(this.#dsn.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${this.#dsn.publicKey}`,
        },
        body: envelope(event),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
      await response.body?.cancel()
      this.#heed(response)
    } catch {
      this.#pause(FAILURE_PAUSE_MS, 'did not answer')
    }
  }

  #heed({ ok, status, headers }: Response): void {
    const limited = Math.max(errorLimit(headers.get('x-sentry-rate-limits')), 0)
    if (status === 429) this.#pause(limited || (retryAfter(headers.get('retry-after')) ?? DEFAULT_PAUSE_MS), 'wants a pause')
    else if (limited > 0) this.#pause(limited, 'wants a pause')
    else if (!ok) this.#pause(FAILURE_PAUSE_MS, `answered ${status}`)
  }

  #pause(ms: number, reason: string): void {
    this.#pausedUntil = this.#clock() + ms
    this.#warn(`The collector of error reports ${reason}. Reports are dropped for ${Math.ceil(ms / 1000)} s.`)
  }
}

function envelope(event: SentryEvent): string {
  const payload = JSON.stringify(event)
  const head = { event_id: event.event_id, sent_at: new Date().toISOString() }
  return `${JSON.stringify(head)}\n${JSON.stringify({ type: 'event', length: Buffer.byteLength(payload) })}\n${payload}\n`
}

/**
 * `seconds:categories:scope, …`; no category means all.
 * @returns milliseconds
 */
function errorLimit(header: string | null): number {
  const limits = (header ?? '').split(',').map((limit) => limit.trim().split(':'))
  const ours = limits.filter(([, categories = '']) => categories === '' || /(^|;)(error|default)(;|$)/.test(categories))
  return Math.max(0, ...ours.map(([seconds]) => Number(seconds) * 1000).filter(Number.isFinite))
}
