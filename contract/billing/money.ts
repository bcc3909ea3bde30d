/** In the smallest currency unit. */
export interface Money {
  amount: number
  currency: string
}

const LOCALE = 'en-IN'

/** @returns e.g. `$1.50`, `₹150.00`, `JP¥500` */
export const formatMoney = (money: Money, locale = LOCALE): string => format(money, locale, 'auto')

/** `$2`, `$1.50`, `₹149` */
export const formatShortMoney = (money: Money, locale = LOCALE): string => format(money, locale, 'stripIfInteger')

function format({ amount, currency }: Money, locale: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay }).format(
    amount / 10 ** fractionDigits(currency),
  )
}

/** 2 for rupees and dollars, 0 for yen. */
export const fractionDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * @param text e.g. `149 INR`
 * @returns `undefined` if invalid
 */
export function parseMoney(text: string): Money | undefined {
  const [, whole = '', , part = '', currency = ''] = /^(\d{1,7})(\.(\d{1,3}))? ([A-Z]{3})$/.exec(text) ?? []
  if (!Intl.supportedValuesOf('currency').includes(currency)) return undefined
  const digits = fractionDigits(currency)
  const amount = Number(whole + part.padEnd(digits, '0'))
  return part.length > digits || amount === 0 || amount > MAX_AMOUNT ? undefined : { amount, currency }
}

const MAX_AMOUNT = 2_000_000_000
