import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { isUndecided, LONG_AFTER, waitBeforeAsking } from './asking-again.ts'

test('a checkout is asked about often at first, then ever more rarely, and never more rarely than twice a minute', () => {
  const waits = Array.from({ length: 12 }, (_, asked) => waitBeforeAsking(asked + 1))
  expect(waits[0]).toBe(1000)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBe(30_000)
  expect(waits.slice(0, LONG_AFTER).reduce((sum, wait) => sum + wait, 0)).toBe(30_000)
})

test('asking goes on until it is known', () => {
  for (const status of [undefined, 'open', 'declined'] as const) expect(isUndecided(status, null)).toBe(true)
  for (const status of ['paid', 'flagged', 'expired'] as const) expect(isUndecided(status, null)).toBe(false)
})

test('a server that is away is asked again, one that says no is not', () => {
  for (const status of [0, 429, 503]) expect(isUndecided('open', new CallError('', { status }))).toBe(true)
  for (const status of [401, 404]) expect(isUndecided('open', new CallError('', { status }))).toBe(false)
})
