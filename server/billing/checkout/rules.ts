import {
  areDefaultPrices,
  CHECKOUT_RETURN_PATH,
  type CheckoutStatus,
  monthOfYear,
  type Prices,
  yearlySaving,
} from '#contract/billing/billing-rules.ts'
import { formatShortMoney } from '#contract/billing/money.ts'
import { PRICES_META, writePrices } from '#contract/billing/written-prices.ts'
import type { Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/site/marketing/plans.ts'

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

/** For the placeholders of the pricing page; `null` with default prices, which it has built in. */
export function pricingTexts(prices: Prices, language: Language = 'en'): Record<string, string> | null {
  if (areDefaultPrices(prices)) return null
  const m = TEXTS[language]
  const percent = yearlySaving(prices)
  const saving = `${percent}%`
  return {
    free: formatShortMoney({ amount: 0, currency: prices.monthly.currency }),
    monthly: formatShortMoney(prices.monthly),
    yearly: formatShortMoney(prices.yearly),
    month: formatShortMoney(monthOfYear(prices)),
    less: percent > 0 ? m.less({ saving }) : '',
    saving: percent > 0 ? m.save({ saving }) : '',
    member: m.youPayThis,
  }
}

/** So that the application knows the prices before its first reply. */
export const withPrices = (html: string, prices: Prices): string =>
  areDefaultPrices(prices)
    ? html
    : html.replace('</head>', `<meta name="${PRICES_META}" content="${writePrices(prices)}">\n</head>`)
