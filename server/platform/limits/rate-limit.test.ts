import { expect, test } from 'vitest'
import { RateLimits } from './rate-limit.ts'

const LIMITS = { read: 2, write: 1, auth: 1, signUp: 1, mail: 1, heavy: 1, webhook: 0, report: 0 }
const ASHA = '0199c0de-0000-7000-8000-000000000001'

test('one call too many in a minute is refused with the seconds to wait', () => {
  const limits = new RateLimits(LIMITS)
  limits.consume('read', ASHA, '203.0.113.7')
  limits.consume('read', ASHA, '203.0.113.7')
  expect(() => limits.consume('read', ASHA, '203.0.113.7')).toThrow(expect.objectContaining({ status: 429, retryAfter: 60 }))
})

test('members are counted by account, whatever network they share, and each kind of call by itself', () => {
  const limits = new RateLimits(LIMITS)
  limits.consume('write', ASHA, '203.0.113.7')
  limits.consume('write', 'another', '203.0.113.7')
  limits.consume('heavy', ASHA, '203.0.113.7')
  expect(() => limits.consume('write', ASHA, '198.51.100.1')).toThrow(expect.objectContaining({ status: 429 }))
})

test('guests are counted by network: an IPv6 household is one', () => {
  const limits = new RateLimits(LIMITS)
  limits.consume('auth', undefined, '2001:db8:1:2::7')
  expect(() => limits.consume('auth', undefined, '2001:db8:1:2:aaaa::9')).toThrow(expect.objectContaining({ status: 429 }))
  limits.consume('auth', undefined, '2001:db8:1:3::7')
})

test('a limit of 0 is none', () => {
  const limits = new RateLimits(LIMITS)
  for (let n = 0; n < 50; n++) limits.consume('webhook', undefined, '203.0.113.7')
  expect(() => limits.consume('webhook', undefined, '203.0.113.7')).not.toThrow()
})
