import { describe, expect, test } from 'vitest'
import { currentOn, dayBefore, dayIn, type StreakSoFar, withDay } from './rules.ts'

const daysRead = (...days: string[]) => days.reduce<StreakSoFar | undefined>(withDay, undefined)

describe('reading streak', () => {
  test.each([
    ['Asia/Kolkata', '2026-01-15T18:29:59.999Z', '2026-01-15'],
    ['Asia/Kolkata', '2026-01-15T18:30:00.000Z', '2026-01-16'],
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31'],
    ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01'],
    ['America/New_York', '2027-03-14T06:59:59Z', '2027-03-14'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['UTC', '2028-02-29T23:59:59Z', '2028-02-29'],
  ])('in %s the instant %s belongs to %s', (zone, instant, day) => {
    expect(dayIn(zone, new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('the day before %s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before)
  })

  test('days in a row count up, a gap begins anew, and the longest run is kept', () => {
    expect(daysRead('2026-01-30', '2026-01-31', '2026-02-01')).toEqual({
      current_streak: 3,
      longest_streak: 3,
      last_read_date: '2026-02-01',
      longest_before: 0,
    })
    expect(daysRead('2026-01-30', '2026-01-31', '2026-02-02')).toEqual({
      current_streak: 1,
      longest_streak: 2,
      last_read_date: '2026-02-02',
      longest_before: 2,
    })
  })

  test('the same day again, or a calendar that went back on a journey west, changes nothing', () => {
    const before = daysRead('2026-01-30', '2026-01-31')
    expect(withDay(before, '2026-01-31')).toBe(before)
    expect(withDay(before, '2026-01-30')).toBe(before)
  })

  test('it holds through today and tomorrow, and is 0 after a whole day without reading', () => {
    const streak = daysRead('2026-01-30', '2026-01-31')
    expect(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'].map((today) => currentOn(streak, today))).toEqual([
      2, 2, 2, 0,
    ])
    expect(currentOn(undefined, '2026-02-01')).toBe(0)
  })
})
