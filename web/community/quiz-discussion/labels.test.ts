import { expect, test } from 'vitest'
import { formatAge } from './labels.ts'

const now = new Date('2026-01-15T12:00:00Z')
const age = (instant: string) => formatAge(instant, now)

test('the age of a post is "just now", then hours, then days', () => {
  expect(age('2026-01-15T12:05:00Z'), 'if this clock is slow').toBe('Just now')
  expect(age('2026-01-15T11:00:01Z')).toBe('Just now')
  expect(age('2026-01-15T11:00:00Z')).toBe('1h ago')
  expect(age('2026-01-14T12:00:01Z')).toBe('23h ago')
  expect(age('2026-01-14T12:00:00Z')).toBe('1d ago')
  expect(age('2024-01-15T12:00:00Z')).toBe('731d ago')
})
