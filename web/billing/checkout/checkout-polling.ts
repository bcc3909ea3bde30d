import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import { CallError } from '#web/platform/http/call.ts'

/** In seconds. Most payments are confirmed within a few; some banks take a day. */
const POLL_DELAYS_S = [1, 1, 2, 3, 5, 8, 10, 15]
const MAX_POLL_DELAY_S = 30

/** About 30 seconds. */
export const SLOW_AFTER_POLLS = POLL_DELAYS_S.length - 1

/** @param polls made so far */
export const pollDelayMs = (polls: number): number => (POLL_DELAYS_S[Math.max(0, polls - 1)] ?? MAX_POLL_DELAY_S) * 1000

/** `declined` is not final: the user can retry. Network and server errors are retried. */
export function shouldKeepPolling(status: CheckoutStatus | undefined, error: Error | null): boolean {
  if (error) return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
  return status === undefined || status === 'open' || status === 'declined'
}
