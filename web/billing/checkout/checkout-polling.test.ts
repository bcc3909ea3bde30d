import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { pollDelayMs, SLOW_AFTER_POLLS, shouldKeepPolling } from './checkout-polling.ts'

test('a checkout is polled often at first, then less often, but at least twice a minute', () => {
  const waits = Array.from({ length: 12 }, (_, polls) => pollDelayMs(polls + 1))
  expect(waits[0]).toBe(1000)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBe(30_000)
  expect(waits.slice(0, SLOW_AFTER_POLLS).reduce((sum, wait) => sum + wait, 0)).toBe(30_000)
})

test('polling stops when the status is final', () => {
  for (const status of [undefined, 'open', 'declined'] as const) expect(shouldKeepPolling(status, null)).toBe(true)
  for (const status of ['paid', 'flagged', 'expired'] as const) expect(shouldKeepPolling(status, null)).toBe(false)
})

test('polling continues while the server is unavailable and stops when the checkout is refused', () => {
  for (const status of [0, 429, 503]) expect(shouldKeepPolling('open', new CallError('', { status }))).toBe(true)
  for (const status of [401, 404]) expect(shouldKeepPolling('open', new CallError('', { status }))).toBe(false)
})
