import { type OfferStatus, RESERVED_MINUTES, REVIEWS_OWED } from '#contract/practice/exchange-rules.ts'
import { plural } from '#web/platform/text/amounts.ts'

/** 250 is 2.5. */
export const marksText = (hundredths: number): string => String(hundredths / 100)

export const STATUS_WORDS: Record<OfferStatus, string> = {
  waiting: 'Not shown yet',
  open: 'Shown to reviewers',
  reviewed: 'Reviewed',
  withdrawn: 'Withdrawn',
  expired: 'No longer shown',
}

export const HOW_IT_WORKS = [
  `You review ${REVIEWS_OWED === 2 ? 'two' : REVIEWS_OWED} answers by others, then yours is shown to two reviewers.`,
  `An answer is reserved for you for ${RESERVED_MINUTES} minutes: mark each key demand and write one comment.`,
  'Names stay hidden unless you both agree to show them.',
]

export function owedText(owed: number, isWaiting: boolean): string {
  if (!isWaiting)
    return owed === 0
      ? 'Your next answer is shown at once.'
      : `Review ${plural(owed, { one: 'one answer', other: `${owed} answers` })} to have yours reviewed.`
  return `Review ${plural(owed, { one: 'one more answer', other: `${owed} answers` })}, then yours is shown.`
}
