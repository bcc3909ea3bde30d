import { expect, test } from 'vitest'
import { nextMonth, previousMonth, weeksOf } from './month-weeks.ts'

test('a month is shown in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-02')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-02-01'])
  expect(weeks[4]?.slice(0, 6)).toEqual(['2026-02-23', '2026-02-24', '2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28'])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('the months before and after cross the year', () => {
  expect([previousMonth('2026-01'), nextMonth('2026-12')]).toEqual(['2025-12', '2027-01'])
})
