import { expect, test } from 'vitest'
import { dollars, plans } from './plans.ts'

test('a year at once costs members and others what the pages say', () => {
  const { list, member } = plans
  expect([list, member].map(({ pro }) => [pro.monthlyPrice, pro.yearlyPrice].map(dollars))).toEqual([
    ['$2', '$1.50'],
    ['$1.50', '$1.12'],
  ])
  expect(dollars(list.pro.yearlyPrice * 12)).toBe('$18')
  for (const { free } of [list, member]) expect(dollars(free.monthlyPrice + free.yearlyPrice)).toBe('$0')
})

test('nobody saves less than a quarter where a quarter is promised', () => {
  const { list, member } = plans
  const savings = [
    [list.pro.yearlyPrice, list.pro.monthlyPrice],
    [member.pro.yearlyPrice, member.pro.monthlyPrice],
    [member.pro.monthlyPrice, list.pro.monthlyPrice],
    [member.pro.yearlyPrice, list.pro.yearlyPrice],
  ]
  for (const [less = 0, more = 0] of savings) expect(1 - less / more).toBeGreaterThanOrEqual(0.25)
})
