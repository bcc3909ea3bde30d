import { describe, expect, test } from 'vitest'
import { clockTime, clockTimeWithHours, spokenHours, spokenMinutes, timeTaken } from './durations.ts'

describe('durations', () => {
  test.each([
    [0, '0\u00a0s'],
    [59, '59\u00a0s'],
    [60, '1\u00a0min'],
    [200, '3\u00a0min 20\u00a0s'],
    [3600, '1\u00a0h'],
    [3905, '1\u00a0h 5\u00a0min'],
    [86_400, '24\u00a0h'],
  ])('%i seconds read %s', (seconds, text) => {
    expect(timeTaken(seconds)).toBe(text)
  })

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
    [309, '5:09'],
    [3600, '1:00:00'],
    [3909, '1:05:09'],
  ])('%i seconds are shown as %s on a clock with hours', (seconds, shown) => {
    expect(clockTimeWithHours(seconds)).toBe(shown)
  })

  test.each([
    [0, ''],
    [1, '1 second'],
    [60, '1 minute'],
    [125, '2 minutes 5 seconds'],
  ])('%i seconds are spoken as “%s”', (seconds, text) => {
    expect(spokenMinutes(seconds)).toBe(text)
  })

  test.each([
    [0, ''],
    [59, '59 minutes'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
  ])('%i minutes are spoken as “%s”', (minutes, text) => {
    expect(spokenHours(minutes)).toBe(text)
  })
})
