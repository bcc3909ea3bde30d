import { describe, expect, test } from 'vitest'
import { currentOn, type StreakSoFar, withDay } from './rules.ts'

const daysRead = (...days: string[]) => days.reduce<StreakSoFar | undefined>(withDay, undefined)

describe('reading streak', () => {
  test('grows by a day in a row, starts again after a gap, and its longest run is kept', () => {
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

  test('does not change on the same day, or on an earlier local date after a journey west', () => {
    const before = daysRead('2026-01-30', '2026-01-31')
    expect(withDay(before, '2026-01-31')).toBe(before)
    expect(withDay(before, '2026-01-30')).toBe(before)
  })

  test('lasts through the next day, and is 0 after a whole day without reading', () => {
    const streak = daysRead('2026-01-30', '2026-01-31')
    expect(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'].map((today) => currentOn(streak, today))).toEqual([
      2, 2, 2, 0,
    ])
    expect(currentOn(undefined, '2026-02-01')).toBe(0)
  })
})
