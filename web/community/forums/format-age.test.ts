import { describe, expect, test } from 'vitest'
import { formatAge } from './format-age.ts'

const now = new Date('2026-03-20T12:00:00Z')
const aged = (milliseconds: number) => formatAge(new Date(now.getTime() - milliseconds).toISOString(), now)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the age of the last post', () => {
  test('is "just now" under an hour, even if this clock is slow', () => {
    for (const age of [0, MINUTE, HOUR - 1, -5 * MINUTE]) expect(aged(age)).toBe('Just now')
  })

  test('is in hours under a day', () => {
    expect(aged(HOUR)).toBe('1h ago')
    expect(aged(DAY - 1)).toBe('23h ago')
  })

  test('is in days up to seven, then a date', () => {
    expect(aged(DAY)).toBe('1d ago')
    expect(aged(7 * DAY)).toBe('7d ago')
    expect(aged(8 * DAY - 1)).toBe('7d ago')
    expect(aged(8 * DAY)).toBe('12 Mar 2026')
  })

  test('is "never" without posts', () => {
    expect(formatAge(null, now)).toBe('Never')
  })
})
