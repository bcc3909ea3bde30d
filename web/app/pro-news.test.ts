import { expect, test } from 'vitest'
import { proNews } from './pro-news.ts'

test('who gets Pro is told so, and who loses it', () => {
  expect(proNews('free', 'pro')).toContain('You have Pro now')
  expect(proNews('pro', 'free')).toContain('Pro has ended')
})

test.each([
  ['pro', 'pro'],
  ['free', 'tester'],
  ['admin', 'pro'],
  ['pro', 'admin'],
  ['free', 'admin'],
] as const)('from %s to %s nothing is said about Pro', (before, now) => {
  expect(proNews(before, now)).toBeUndefined()
})
