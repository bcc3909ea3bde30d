import { expect, test } from 'vitest'
import { formatMoney, formatShortMoney, parseMoney } from './money.ts'

test('an amount is written in its currency, with Indian groups of digits', () => {
  expect(formatMoney({ amount: 150, currency: 'USD' })).toBe('$1.50')
  expect(formatMoney({ amount: 12345678, currency: 'INR' })).toBe('₹1,23,456.78')
  expect(formatMoney({ amount: 500, currency: 'JPY' })).toBe('JP¥500')
  expect(['en-IN', 'hi-IN', 'ta-IN'].map((locale) => formatMoney({ amount: 14950, currency: 'INR' }, locale))).toEqual(
    Array(3).fill('₹149.50'),
  )
})

test('a price has no zeros after the point', () => {
  expect(formatShortMoney({ amount: 200, currency: 'USD' })).toBe('$2')
  expect(formatShortMoney({ amount: 150, currency: 'USD' })).toBe('$1.50')
  expect(formatShortMoney({ amount: 134000, currency: 'INR' })).toBe('₹1,340')
})

test.each([
  ['149 INR', { amount: 14900, currency: 'INR' }],
  ['149.5 INR', { amount: 14950, currency: 'INR' }],
  ['1.15 USD', { amount: 115, currency: 'USD' }],
  ['500 JPY', { amount: 500, currency: 'JPY' }],
  ['1.234 KWD', { amount: 1234, currency: 'KWD' }],
])('the price %s is exact in the smallest unit', (text, money) => {
  expect(parseMoney(text)).toEqual(money)
})

test.each(['', '149', 'INR 149', '149 inr', '149 XYZ', '1.234 INR', '5.5 JPY', '0 INR', '-1 INR', '1e3 INR', '99999999 INR'])(
  '"%s" is no price',
  (text) => {
    expect(parseMoney(text)).toBeUndefined()
  },
)
