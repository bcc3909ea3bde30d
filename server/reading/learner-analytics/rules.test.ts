import { describe, expect, test } from 'vitest'
import { firstDay, mondayOf, weeksOf } from './rules.ts'

describe('the weeks of a learner', () => {
  test.each([
    ['2026-01-12', '2026-01-12'],
    ['2026-01-15', '2026-01-12'],
    ['2026-01-18', '2026-01-12'],
    ['2026-01-01', '2025-12-29'],
  ])('%s is in the week of Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })

  test('are twelve without gaps, the current one last', () => {
    const weeks = weeksOf(
      [
        { day: '2026-01-11', articles: 2, minutes: 9 },
        { day: '2026-01-12', articles: 1, minutes: 4 },
        { day: '2026-01-15', articles: 3, minutes: 12 },
      ],
      '2026-01-15',
    )
    expect(weeks).toHaveLength(12)
    expect(weeks[0]?.week).toBe(firstDay('2026-01-15'))
    expect(weeks.slice(-3)).toEqual([
      { week: '2025-12-29', articles: 0, minutes: 0 },
      { week: '2026-01-05', articles: 2, minutes: 9 },
      { week: '2026-01-12', articles: 4, minutes: 16 },
    ])
  })
})
