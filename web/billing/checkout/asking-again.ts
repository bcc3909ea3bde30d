import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import { CallError } from '#web/platform/http/call.ts'

/** Seconds between one question and the next. Most payments are known within a few; some banks take a day. */
const WAITS = [1, 1, 2, 3, 5, 8, 10, 15]
const LAST_WAIT = 30

/** After so many questions it takes longer than it mostly does, and the page says so: some half a minute. */
export const LONG_AFTER = WAITS.length - 1

/** @param asked how often; @returns milliseconds */
export const waitBeforeAsking = (asked: number): number => (WAITS[Math.max(0, asked - 1)] ?? LAST_WAIT) * 1000

/** A declined payment may be tried again where it was made, so it is not the last word. Nor is a server that is away. */
export function isUndecided(status: CheckoutStatus | undefined, error: Error | null): boolean {
  if (error) return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
  return status === undefined || status === 'open' || status === 'declined'
}
