import { OFFER_DAYS, type OfferStatus, REVIEWS_OWED, REVIEWS_WANTED } from '#contract/practice/exchange-rules.ts'

const DAY_MS = 86_400_000

export interface OfferState {
  opened_at: Date | null
  withdrawn_at: Date | null
  /** Without hidden ones. */
  reviews: number
}

export function statusOf({ opened_at, withdrawn_at, reviews }: OfferState, now: Date): OfferStatus {
  if (withdrawn_at) return 'withdrawn'
  if (!opened_at) return 'waiting'
  if (reviews >= REVIEWS_WANTED) return 'reviewed'
  return closesAt(opened_at) > now ? 'open' : 'expired'
}

export const closesAt = (openedAt: Date): Date => new Date(openedAt.getTime() + OFFER_DAYS * DAY_MS)

/** Answers opened later are queued. */
export const queuedSince = (now: Date): Date => new Date(now.getTime() - OFFER_DAYS * DAY_MS)

/** @param given reviews since an own answer was last opened */
export const owedAfter = (given: number): number => Math.max(0, REVIEWS_OWED - given)

export function scoreFault(
  scores: readonly number[],
  demands: readonly { marks_hundredths: number }[],
): 'missing' | 'too high' | undefined {
  if (scores.length !== demands.length) return 'missing'
  return scores.some((score, n) => score > (demands[n]?.marks_hundredths ?? 0)) ? 'too high' : undefined
}
