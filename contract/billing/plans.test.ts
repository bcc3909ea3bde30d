import { expect, test } from 'vitest'
import { dollars, plans } from './plans.ts'

test('monthly and yearly prices are those on the pricing pages', () => {
  const { list, member } = plans
  expect([list, member].map(({ pro }) => [pro.monthlyPrice, pro.yearlyPrice].map(dollars))).toEqual([
    ['$2', '$1.50'],
    ['$1.50', '$1.12'],
  ])
  expect(dollars(list.pro.yearlyPrice * 12)).toBe('$18')
  for (const { free } of [list, member]) expect(dollars(free.monthlyPrice + free.yearlyPrice)).toBe('$0')
})

test('every advertised saving is at least 25%', () => {
  const { list, member } = plans
  const savings = [
    [list.pro.yearlyPrice, list.pro.monthlyPrice],
    [member.pro.yearlyPrice, member.pro.monthlyPrice],
    [member.pro.monthlyPrice, list.pro.monthlyPrice],
    [member.pro.yearlyPrice, list.pro.yearlyPrice],
  ]
  for (const [less = 0, more = 0] of savings) expect(1 - less / more).toBeGreaterThanOrEqual(0.25)
})

test('every feature on the public cards exists and says what it is, or is marked as coming', () => {
  const texts = [
    'Basic quiz functionality',
    'AI-powered deep analysis',
    'Voice AI integration',
    'Advanced analytics',
    'Custom study plans',
  ]
  const features = [...plans.list.free.features, ...plans.list.pro.features]
  const described = features.filter(({ text }) => texts.includes(text))
  expect(described).toHaveLength(texts.length)
  for (const { text, isComing, meaning } of described) expect(isComing ?? meaning, text).toBeTruthy()
})
