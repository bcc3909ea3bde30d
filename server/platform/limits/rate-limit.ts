import type { RateClass } from '#contract/endpoint.ts'
import * as m from '#messages/server/platform.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { secondsUntil } from './limit.ts'
import { MemoryWindows } from './memory-windows.ts'
import { networkOf } from './network.ts'

const WINDOW_MS = 60_000
const MAX_CALLERS = 100_000

/** Exact limits are in the database. */
export class RateLimits {
  readonly #windows = new Map<RateClass, MemoryWindows>()

  /** @param limits calls per minute; 0: none */
  constructor(limits: Record<RateClass, number>) {
    for (const [rate, most] of Object.entries(limits) as [RateClass, number][])
      if (most > 0) this.#windows.set(rate, new MemoryWindows({ most, windowMs: WINDOW_MS }, MAX_CALLERS))
  }

  /** @throws HttpError 429 */
  consume(rate: RateClass, memberId: string | undefined, ip: string | undefined): void {
    const windows = this.#windows.get(rate)
    if (!windows) return
    const now = performance.now()
    const endsAt = windows.count(memberId ?? networkOf(ip), now)
    if (endsAt !== undefined)
      throw new HttpError(429, m.tooManyRequests, {
        retryAfter: secondsUntil(endsAt, now),
      })
  }

  takeBack(rate: RateClass, ip: string | undefined): void {
    this.#windows.get(rate)?.takeBack(networkOf(ip))
  }
}
