import { CHECKOUT_RETURN_PATH, type CheckoutStatus } from '#contract/billing/billing-rules.ts'

export const CHECKOUT_LASTS_MS = 24 * 60 * 60_000

export const returnPath = (checkoutId: string): string => `${CHECKOUT_RETURN_PATH}?checkout=${checkoutId}`

interface Progress {
  isPaid: boolean
  isFlagged: boolean
  isDeclined: boolean
  expiresAt: Date
}

export function statusOf({ isPaid, isFlagged, isDeclined, expiresAt }: Progress, now: Date): CheckoutStatus {
  if (isPaid) return 'paid'
  if (isFlagged) return 'flagged'
  if (isDeclined) return 'declined'
  return now < expiresAt ? 'open' : 'expired'
}
