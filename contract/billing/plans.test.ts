import { expect, test } from 'vitest'
import { dollars, FEATURE_MEANINGS, type Plan, plans } from './plans.ts'

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

const textsOf = ({ features }: Plan) => features.flatMap(({ text, parts = [] }) => [text, ...parts])

test('visitors and members see one list of features, with everything that both pages have to name', () => {
  const { list, member } = plans
  expect([member.free.features, member.pro.features]).toEqual([list.free.features, list.pro.features])
  expect(textsOf(list.free)).toEqual(
    expect.arrayContaining([
      ...['Daily current affairs analysis', 'Basic article access', 'Basic quiz functionality', 'Standard themes'],
      ...['Community access', 'Mobile app access', 'Review'],
    ]),
  )
  expect(textsOf(list.pro)).toEqual(
    expect.arrayContaining([
      ...['AI-powered deep analysis', 'Voice AI integration', 'Advanced analytics', 'Priority support', 'Custom study plans'],
      ...['Interactive quizzes', 'Smart flashcards', 'Mains model answers', 'Audio overviews', 'Offline access'],
      'Mock tests and answer writing',
    ]),
  )
  expect(list.pro.features.filter(({ isComing }) => isComing).map(({ text }) => text)).toEqual(['Priority support'])
})

test('a feature whose name says little says what it is, or is marked as coming', () => {
  const texts = [
    'Basic quiz functionality',
    'AI-powered deep analysis',
    'Voice AI integration',
    'Advanced analytics',
    'Custom study plans',
  ]
  const described = [...plans.list.free.features, ...plans.list.pro.features].filter(({ text }) => texts.includes(text))
  expect(described).toHaveLength(texts.length)
  for (const { text, isComing, parts } of described) expect(isComing ?? parts ?? FEATURE_MEANINGS[text], text).toBeTruthy()
  const all = [...plans.list.free.features, ...plans.list.pro.features].map(({ text }) => text)
  expect(all).toEqual(expect.arrayContaining(Object.keys(FEATURE_MEANINGS)))
})
