import { DEFAULT_PRICES, type Prices } from './billing-rules.ts'

/** The `<meta>` of the application's document in which the server writes prices that are not the default. */
export const PRICES_META = 'prices'

/** `13200 118800 INR` */
export const writePrices = ({ monthly, yearly }: Prices): string => `${monthly.amount} ${yearly.amount} ${monthly.currency}`

/** @param text of the `<meta>`; the default without one */
export function readPrices(text = ''): Prices {
  const [monthly, yearly, currency] = text.split(' ')
  if (!currency) return DEFAULT_PRICES
  return { monthly: { amount: Number(monthly), currency }, yearly: { amount: Number(yearly), currency } }
}
