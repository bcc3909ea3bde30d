import { describe, expect, test } from 'vitest'
import { isReservedUsername, usernameFrom, usernameWithSuffix } from './rules.ts'

describe('usernames', () => {
  test.each([
    ['asha@example.in', 'asha'],
    ['asha.rao+upsc@example.in', 'asha_rao_upsc'],
    ['आशा@example.in', 'reader__'],
    ['a@example.in', 'reader_a'],
    ['admin@example.in', 'reader_admin'],
    ['you@example.in', 'reader_you'],
    [`${'x'.repeat(64)}@example.in`, 'x'.repeat(24)],
  ])('%s becomes %s', (email, username) => {
    expect(usernameFrom(email)).toBe(username)
    expect(usernameFrom(email)).toMatch(/^[A-Za-z0-9_-]{3,30}$/)
  })

  test('a second try keeps the name recognisable and within the limit', () => {
    expect(usernameWithSuffix('asha', 'ab12cd34')).toBe('asha_ab12c')
    expect(usernameWithSuffix('x'.repeat(30), 'ab12cd34')).toHaveLength(30)
  })

  test('names that would mislead are reserved, whatever their case', () => {
    expect(['Admin', 'MODERATOR', 'you'].every(isReservedUsername)).toBe(true)
    expect(isReservedUsername('asha')).toBe(false)
  })
})
