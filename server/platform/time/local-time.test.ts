import { describe, expect, test } from 'vitest'
import { dayBefore } from '#contract/calendar.ts'
import { dayIn } from './local-time.ts'

describe('the calendar of a user', () => {
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
})
