import { describe, expect, test } from 'vitest'
import { currentOn, type StreakSoFar, withDay } from './rules.ts'

const daysRead = (...days: string[]) => days.reduce<StreakSoFar | undefined>(withDay, undefined)

describe('reading streak', () => {
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
