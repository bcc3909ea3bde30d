import { expect, test } from 'vitest'
import { fromIndianTime, inIndianTime } from './indian-time.ts'

test('six in the morning in India is half past midnight in UTC, and back', () => {
  expect(fromIndianTime('2026-01-16T06:00')).toBe('2026-01-16T00:30:00.000Z')
  expect(inIndianTime('2026-01-16T00:30:00.000Z')).toBe('2026-01-16T06:00')
})

test.each(['', '2026-01-16', '2026-13-01T06:00', 'tomorrow'])('%j is not a time', (given) =>
  expect(fromIndianTime(given)).toBeUndefined(),
)
