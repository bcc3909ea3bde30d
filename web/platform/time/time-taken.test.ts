import { expect, test } from 'vitest'
import { timeTaken } from './time-taken.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [200, '3 min 20 s'],
  [3600, '1 h'],
  [3905, '1 h 5 min'],
  [86_400, '24 h'],
])('%i seconds read %s', (seconds, text) => {
  expect(timeTaken(seconds)).toBe(text)
})
