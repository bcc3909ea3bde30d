import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test('a wait is told in the unit that one thinks in', () => {
  expect([1, 42, 90, 91, 600, 5400, 5401, 86_400].map(waitWords)).toEqual([
    '1 second',
    '42 seconds',
    '90 seconds',
    '2 minutes',
    '10 minutes',
    '90 minutes',
    '2 hours',
    '24 hours',
  ])
})
