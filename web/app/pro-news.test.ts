import { expect, test } from 'vitest'
import { proNews } from './pro-news.ts'

test('a user sees a message when Pro starts and when it ends', () => {
  expect(proNews('free', 'pro')).toContain('You’re on Pro now')
  expect(proNews('pro', 'free')).toContain('Pro has ended')
})

test.each([
  ['pro', 'pro'],
  ['free', 'tester'],
  ['admin', 'pro'],
  ['pro', 'admin'],
  ['free', 'admin'],
] as const)('from %s to %s there is no message about Pro', (before, now) => {
  expect(proNews(before, now)).toBeUndefined()
})
