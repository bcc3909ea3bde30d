import { areDefaultPrices, CHECKOUT_RETURN_PATH, type CheckoutStatus, type Prices } from '#contract/billing/billing-rules.ts'
import { formatShortMoney } from '#contract/billing/money.ts'

export const CHECKOUT_LASTS_MS = 24 * 60 * 60_000

export const returnPath = (checkoutId: string): string => `${CHECKOUT_RETURN_PATH}?checkout=${checkoutId}`

interface Progress {
  isPaid: boolean
  isDuplicate: boolean
  isFlagged: boolean
  isDeclined: boolean
  expiresAt: Date
}

export function statusOf({ isPaid, isDuplicate, isFlagged, isDeclined, expiresAt }: Progress, now: Date): CheckoutStatus {
  if (isDuplicate) return 'paid_twice'
  if (isPaid) return 'paid'
  if (isFlagged) return 'flagged'
  if (isDeclined) return 'declined'
  return now < expiresAt ? 'open' : 'expired'
}

/** `null` with default prices, which the page shows. */
export const memberPriceSentence = (prices: Prices): string | null =>
  areDefaultPrices(prices)
    ? null
    : `Members pay ${formatShortMoney(prices.monthly)} a month or ${formatShortMoney(prices.yearly)} a year here.`
