import { expect, test } from 'vitest'
import { calendarOf, shortDay } from './calendar.ts'

test('the calendar has seven days for each week, with what was read and what is still to come', () => {
  const weeks = ['2026-01-05', '2026-01-12'].map((week) => ({ week, articles: 0, minutes: 0 }))
  const days = [
    { day: '2026-01-11', articles: 0 },
    { day: '2026-01-13', articles: 4 },
  ]
  const [before = [], now = []] = calendarOf({ weeks, days, today: '2026-01-14' })
  expect(before.map(({ day }) => day.slice(-2))).toEqual(['05', '06', '07', '08', '09', '10', '11'])
  expect(before[6]).toEqual({ day: '2026-01-11', articles: 0, isFuture: false })
  expect(now.map(({ articles }) => articles)).toEqual([undefined, 4, undefined, undefined, undefined, undefined, undefined])
  expect(now.map(({ isFuture }) => isFuture)).toEqual([false, false, false, true, true, true, true])
  expect(shortDay('2026-01-11')).toBe('11 Jan')
})
