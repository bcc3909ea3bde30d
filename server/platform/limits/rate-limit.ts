import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateClass } from '#contract/endpoint.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

const WINDOW_SECONDS = 60

/**
 * How often each caller may call per minute, by rate class. Counted in memory by each process: what has to be exact over all of them
 * (quotas of a person, failed sign-ins) is counted in the database.
 */
export class RateLimits {
  readonly #limiters = new Map<RateClass, RateLimiterMemory>()

  /** @param limits calls per minute; 0 means no limit */
  constructor(limits: Record<RateClass, number>) {
    for (const [rate, points] of Object.entries(limits) as [RateClass, number][])
      if (points > 0) this.#limiters.set(rate, new RateLimiterMemory({ points, duration: WINDOW_SECONDS }))
  }

  /**
   * Counts a call of a member, or of a guest's network.
   * @throws HttpError 429 with the seconds until the caller's window ends
   */
  async consume(rate: RateClass, memberId: string | undefined, ip: string): Promise<void> {
    try {
      await this.#limiters.get(rate)?.consume(memberId ?? networkOf(ip))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw new HttpError(429, 'Too many requests. Please wait a moment and try again.', {
        retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      })
    }
  }
}

/** A household with IPv6 has a whole /64: counting single addresses would count nothing. */
export function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
