/** In the smallest unit of its currency. No zod schema here: the browser loads this file. */
export interface Money {
  amount: number
  currency: string
}

/** Pages and emails are in English as written in India. Digits and symbols are the same in Hindi and Tamil. */
const LOCALE = 'en-IN'

/** @returns e.g. `$1.50`, `₹150.00`, `JP¥500` */
export const formatMoney = (money: Money, locale = LOCALE): string => format(money, locale, 'auto')

/** Without zeros after the point: `$2`, `$1.50`, `₹149`. */
export const formatShortMoney = (money: Money, locale = LOCALE): string => format(money, locale, 'stripIfInteger')

function format({ amount, currency }: Money, locale: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(
    amount / 10 ** fractionDigits(currency),
  )
}

/** How many digits an amount has after the point: 2 for rupees and dollars, 0 for yen. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** @returns the amount of a text such as `149 INR` or `1.50 USD`; `undefined` for other texts and for too many digits after the point */
export function parseMoney(text: string): Money | undefined {
  const [, whole = '', , part = '', currency = ''] = /^(\d{1,7})(\.(\d{1,3}))? ([A-Z]{3})$/.exec(text) ?? []
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined
  const digits = fractionDigits(currency)
  const amount = Number(whole + part.padEnd(digits, '0'))
  return part.length > digits || amount === 0 || amount > MAX_AMOUNT ? undefined : { amount, currency }
}

const MAX_AMOUNT = 2_000_000_000
