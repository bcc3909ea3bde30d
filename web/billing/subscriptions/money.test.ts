import { expect, test } from 'vitest'
import { chargeFor } from '#contract/billing/billing-rules.ts'
import { formatPrice } from './money.ts'

test('a price says whether it is per month or per year', () => {
  expect(formatPrice(chargeFor('monthly'), 'monthly')).toBe('$1.50 a month')
  expect(formatPrice(chargeFor('yearly'), 'yearly')).toBe('$13.44 a year')
  expect(formatPrice({ amount: 134000, currency: 'INR' }, 'yearly')).toBe('₹1,340 a year')
})
