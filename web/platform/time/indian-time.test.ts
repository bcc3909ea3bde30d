import { expect, test } from 'vitest'
import { fromIndianTime, indianRange, inIndianTime } from './indian-time.ts'

test('six in the morning in India is half past midnight in UTC, and back', () => {
  expect(fromIndianTime('2026-01-16T06:00')).toBe('2026-01-16T00:30:00.000Z')
  expect(inIndianTime('2026-01-16T00:30:00.000Z')).toBe('2026-01-16T06:00')
})

test.each(['', '2026-01-16', '2026-13-01T06:00', 'tomorrow'])('%j is not a time', (given) =>
  expect(fromIndianTime(given)).toBeUndefined(),
)

test('a range has its day once where it ends on the same day', () => {
  expect(indianRange('2026-01-16T00:30:00Z', '2026-01-16T02:30:00Z')).toBe('16 Jan, 6:00 am – 8:00 am (IST)')
  expect(indianRange('2026-01-16T17:32:00Z', '2026-01-17T04:32:00Z')).toBe('16 Jan, 11:02 pm – 17 Jan, 10:02 am (IST)')
})
