import { describe, expect, test } from 'vitest'
import { deviceName, isReservedUsername, usernameAgain, usernameFrom } from './rules.ts'

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
    expect(usernameAgain('asha', 'ab12cd34')).toBe('asha_ab12c')
    expect(usernameAgain('x'.repeat(30), 'ab12cd34')).toHaveLength(30)
  })

  test('names that would mislead are reserved, whatever their case', () => {
    expect(['Admin', 'MODERATOR', 'you'].every(isReservedUsername)).toBe(true)
    expect(isReservedUsername('asha')).toBe(false)
  })
})

describe('device names', () => {
  test.each([
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8.0', 'Unknown browser'],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
