import { expect, test } from 'vitest'
import { counted, postAge } from './words.ts'

const now = new Date('2026-01-15T12:00:00Z')
const age = (instant: string) => postAge(instant, now)

test('a post is just now for an hour, then hours old for a day, then days', () => {
  expect(age('2026-01-15T12:05:00Z'), 'by a clock that runs behind').toBe('Just now')
  expect(age('2026-01-15T11:00:01Z')).toBe('Just now')
  expect(age('2026-01-15T11:00:00Z')).toBe('1h ago')
  expect(age('2026-01-14T12:00:01Z')).toBe('23h ago')
  expect(age('2026-01-14T12:00:00Z')).toBe('1d ago')
  expect(age('2024-01-15T12:00:00Z')).toBe('731d ago')
})

test('one reply, two replies', () => {
  expect([counted(1, 'reply', 'replies'), counted(0, 'like')]).toEqual(['1 reply', '0 likes'])
})
