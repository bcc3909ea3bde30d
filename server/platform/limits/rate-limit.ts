import type { LRUCache } from 'lru-cache'
import type { RateClass } from '#contract/endpoint.ts'
import { lru } from '#server/platform/cache/lru.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { networkOf } from './network.ts'

const WINDOW_MS = 60_000
/** Of each rate class; the caller who has been away longest is dropped, and begins a new window. */
const MAX_CALLERS = 100_000

interface Window {
  calls: number
  endsAt: number
}

/**
 * How often each caller may call per minute, by rate class. Counted in memory by each process: what has to be exact over all of them
 * (quotas of a person, failed sign-ins) is counted in the database.
 */
export class RateLimits {
  readonly #limits: Record<RateClass, number>
  readonly #windows = new Map<RateClass, LRUCache<string, Window>>()

  /** @param limits calls per minute; 0 means no limit */
  constructor(limits: Record<RateClass, number>) {
    this.#limits = limits
    for (const rate of Object.keys(limits) as RateClass[]) this.#windows.set(rate, lru(MAX_CALLERS))
  }

  /**
   * Counts a call of a member, or of a guest's network.
   * @throws HttpError 429 with the seconds until the caller's window ends
   */
  consume(rate: RateClass, memberId: string | undefined, ip: string | undefined): void {
    const limit = this.#limits[rate]
    if (limit === 0) return
    const now = performance.now()
    const window = this.#windowOf(rate, memberId ?? networkOf(ip), now)
    if (window.calls >= limit) throw tooMany(window, now)
    window.calls++
  }

  /** Takes back what was counted for a network, once the caller has turned out to be a member. */
  takeBack(rate: RateClass, ip: string | undefined): void {
    const window = this.#windows.get(rate)?.get(networkOf(ip))
    if (window && window.calls > 0) window.calls--
  }

  #windowOf(rate: RateClass, caller: string, now: number): Window {
    const windows = this.#windows.get(rate) as LRUCache<string, Window>
    const current = windows.get(caller)
    if (current && current.endsAt > now) return current
    const window = { calls: 0, endsAt: now + WINDOW_MS }
    windows.set(caller, window)
    return window
  }
}

const tooMany = ({ endsAt }: Window, now: number) =>
  new HttpError(429, 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil((endsAt - now) / 1000)),
  })
