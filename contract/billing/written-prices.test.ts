import { expect, test } from 'vitest'
import { DEFAULT_PRICES, DEMO_PRICES } from './billing-rules.ts'
import { readPrices, writePrices } from './written-prices.ts'

test('prices are read as they were written', () => {
  expect(writePrices(DEMO_PRICES)).toBe('13200 118800 INR')
  expect(readPrices(writePrices(DEMO_PRICES))).toEqual(DEMO_PRICES)
})

test('a document that names no prices has the default ones', () => {
  expect(readPrices(undefined)).toEqual(DEFAULT_PRICES)
  expect(readPrices('')).toEqual(DEFAULT_PRICES)
})
