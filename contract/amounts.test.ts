import { describe, expect, test } from 'vitest'
import { counted, formatNumber, percent, plural } from './amounts.ts'

describe('amounts in the interface', () => {
  test.each([0, 1, 2.5, -999, 999.9996, 1000, 1234.5678, 120_000, -12_345_678])('%d is written as Intl writes it', (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-IN').format(value))
  })

  test('a noun follows its number', () => {
    expect([0, 1, 2].map((count) => counted(count, 'post'))).toEqual(['0 posts', '1 post', '2 posts'])
    expect([1, 120_000].map((count) => counted(count, 'reply', 'replies'))).toEqual(['1 reply', '1,20,000 replies'])
  })

  test('another language has its own rules', () => {
    const forms = { one: 'अनुच्छेद', other: 'अनुच्छेदों' }
    expect([0, 1, 2].map((count) => plural(count, forms, 'hi'))).toEqual(['अनुच्छेद', 'अनुच्छेद', 'अनुच्छेदों'])
    expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['अनुच्छेदों', 'अनुच्छेद', 'अनुच्छेदों'])
  })

  test('a language without a form uses the general one', () => {
    expect(plural(1, { other: 'days' })).toBe('days')
  })

  test('a share is written in whole percent', () => {
    expect([0, 0.666, 1].map(percent)).toEqual(['0%', '67%', '100%'])
  })
})
