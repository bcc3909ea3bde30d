import { expect, test } from 'vitest'
import { networkOf, RateLimits } from './rate-limit.ts'

const LIMITS = { read: 2, write: 1, auth: 1, heavy: 1, webhook: 0 }
const ASHA = '0199c0de-0000-7000-8000-000000000001'

test('one call too many in a minute is refused with the seconds to wait', async () => {
  const limits = new RateLimits(LIMITS)
  await limits.consume('read', ASHA, '203.0.113.7')
  await limits.consume('read', ASHA, '203.0.113.7')
  await expect(limits.consume('read', ASHA, '203.0.113.7')).rejects.toMatchObject({ status: 429, retryAfter: 60 })
})

test('members are counted by account, whatever network they share, and each kind of call by itself', async () => {
  const limits = new RateLimits(LIMITS)
  await limits.consume('write', ASHA, '203.0.113.7')
  await limits.consume('write', 'another', '203.0.113.7')
  await limits.consume('heavy', ASHA, '203.0.113.7')
  await expect(limits.consume('write', ASHA, '198.51.100.1')).rejects.toMatchObject({ status: 429 })
})

test('guests are counted by network: an IPv6 household is one', async () => {
  const limits = new RateLimits(LIMITS)
  await limits.consume('auth', undefined, '2001:db8:1:2::7')
  await expect(limits.consume('auth', undefined, '2001:db8:1:2:aaaa::9')).rejects.toMatchObject({ status: 429 })
  await limits.consume('auth', undefined, '2001:db8:1:3::7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7')
})

test('a limit of 0 is none', async () => {
  const limits = new RateLimits(LIMITS)
  for (let n = 0; n < 50; n++) await limits.consume('webhook', undefined, '203.0.113.7')
  await expect(limits.consume('webhook', undefined, '203.0.113.7')).resolves.toBeUndefined()
})
