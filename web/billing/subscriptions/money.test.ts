import { expect, test } from 'vitest'
import { chargeFor } from '#contract/billing/billing-rules.ts'
import { inWords, priceInWords } from './money.ts'

test('money is written as its currency is', () => {
  expect(inWords({ amount: 150, currency: 'USD' })).toBe('$1.50')
  expect(inWords({ amount: 123456, currency: 'INR' })).toBe('₹1,234.56')
  expect(inWords({ amount: 500, currency: 'JPY' })).toBe('JP¥500')
})

test('a price says for how long it is', () => {
  expect(priceInWords(chargeFor('monthly'), 'monthly')).toBe('$1.50 a month')
  expect(priceInWords(chargeFor('yearly'), 'yearly')).toBe('$13.44 a year')
})
