import { expect, test } from 'vitest'
import { formatWait } from './format-wait.ts'

test('a wait is given in a suitable unit', () => {
  expect([1, 42, 90, 91, 600, 5400, 5401, 86_400].map(formatWait)).toEqual([
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
