import { expect, test } from 'vitest'
import { lastDayOf, monthAfter, weeksOf } from '#web/platform/time/month-weeks.ts'
import { dayByKey, isWorkday } from './desk-month.ts'

test('a month has weeks from Monday, and its own days only', () => {
  const weeks = weeksOf('2026-02')
  expect(weeks.map((week) => week.filter(Boolean).length)).toEqual([1, 7, 7, 7, 6])
  expect([weeks[0]?.[6], weeks[4]?.[5], weeks[4]?.[6]]).toEqual(['2026-02-01', '2026-02-28', undefined])
})

test('months follow each other across a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), lastDayOf('2028-02')]).toEqual([
    '2027-01',
    '2025-12',
    '2028-02-29',
  ])
})

test('Saturday and Sunday are no workdays', () => {
  expect(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map(isWorkday)).toEqual([true, false, false, true])
})

test('keys lead to other days, also in the next month', () => {
  const from = (key: string) => dayByKey('2026-10-31', key)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
    '2026-10-30',
    '2026-11-01',
    '2026-10-24',
    '2026-11-07',
  ])
  expect(['Home', 'End', 'PageUp', 'PageDown'].map(from)).toEqual(['2026-10-26', '2026-11-01', '2026-09-30', '2026-11-30'])
  expect(from('Enter')).toBeUndefined()
})
