import { expect, test } from 'vitest'
import { chargeFor } from '#contract/billing/billing-rules.ts'
import { formatMoney, formatPrice } from './money.ts'

test('an amount is written in its currency', () => {
  expect(formatMoney({ amount: 150, currency: 'USD' })).toBe('$1.50')
  expect(formatMoney({ amount: 123456, currency: 'INR' })).toBe('₹1,234.56')
  expect(formatMoney({ amount: 500, currency: 'JPY' })).toBe('JP¥500')
})

test('a price says whether it is per month or per year', () => {
  expect(formatPrice(chargeFor('monthly'), 'monthly')).toBe('$1.50 a month')
  expect(formatPrice(chargeFor('yearly'), 'yearly')).toBe('$13.44 a year')
})
