import { type OfferStatus, RESERVED_MINUTES, REVIEWS_OWED } from '#contract/practice/exchange-rules.ts'
import * as m from '#messages/practice/exchange.ts'

/** 250 is 2.5. */
export const marksText = (hundredths: number): string => String(hundredths / 100)

export const STATUS_WORDS: Record<OfferStatus, string> = {
  waiting: m.notShownYet,
  open: m.shownToReviewers,
  reviewed: m.reviewed,
  withdrawn: m.withdrawn,
  expired: m.noLongerShown,
}

export const HOW_IT_WORKS = [m.youReview({ count: REVIEWS_OWED }), m.youMark({ minutes: RESERVED_MINUTES }), m.namesHidden]

export function owedText(owed: number, isWaiting: boolean): string {
  if (isWaiting) return m.reviewThenShown({ count: owed })
  return owed === 0 ? m.nextShownAtOnce : m.reviewForOwn({ count: owed })
}
