import { describe, expect, test } from 'vitest'
import { listAge } from './list-age.ts'

const now = new Date('2026-03-20T12:00:00Z')
const aged = (milliseconds: number) => listAge(new Date(now.getTime() - milliseconds).toISOString(), now)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the age of the last post', () => {
  test('is just now under an hour, also when this clock is behind', () => {
    for (const age of [0, MINUTE, HOUR - 1, -5 * MINUTE]) expect(aged(age)).toBe('Just now')
  })

  test('is hours under a day', () => {
    expect(aged(HOUR)).toBe('1h ago')
    expect(aged(DAY - 1)).toBe('23h ago')
  })

  test('is days up to seven, then a date', () => {
    expect(aged(DAY)).toBe('1d ago')
    expect(aged(7 * DAY)).toBe('7d ago')
    expect(aged(8 * DAY - 1)).toBe('7d ago')
    expect(aged(8 * DAY)).toBe('12 Mar 2026')
  })

  test('is never where nobody has posted', () => {
    expect(listAge(null, now)).toBe('Never')
  })
})
