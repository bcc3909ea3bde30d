import { describe, expect, test } from 'vitest'
import { clockTime, spokenTime } from './clock-time.ts'

describe('player times', () => {
  test.each([
    [0, '0:00'],
    [5.9, '0:05'],
    [65, '1:05'],
    [3907, '65:07'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
    [-3, '0:00'],
  ])('%d seconds are shown as %s', (seconds, shown) => {
    expect(clockTime(seconds)).toBe(shown)
  })

  test.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [60, '1 minute'],
    [125, '2 minutes 5 seconds'],
  ])('%d seconds are spoken as %s', (seconds, text) => {
    expect(spokenTime(seconds)).toBe(text)
  })
})
