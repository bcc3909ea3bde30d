import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { SLOW_AFTER_POLLS } from './checkout-polling.ts'
import { outcomeOf } from './outcomes.ts'

const unavailable = new CallError('', { status: 503 })
const notMine = new CallError('', { status: 404 })

test.each([
  ['before the first reply', { status: undefined, error: null, polls: 0 }, 'loading'],
  ['at first', { status: 'open', error: null, polls: 1 }, 'waiting'],
  ['after half a minute', { status: 'open', error: null, polls: SLOW_AFTER_POLLS + 1 }, 'slow'],
  ['without a network', { status: 'open', error: unavailable, polls: 3 }, 'offline'],
  ['without a network from the start', { status: undefined, error: unavailable, polls: 1 }, 'offline'],
  ['for another user’s checkout', { status: undefined, error: notMine, polls: 1 }, 'not-found'],
  ['when it is paid, however late', { status: 'paid', error: null, polls: 50 }, 'paid'],
  ['when another checkout was paid before', { status: 'paid_twice', error: null, polls: 2 }, 'paid_twice'],
  ['when it is declined', { status: 'declined', error: null, polls: 2 }, 'declined'],
] as const)('%s', (_, state, outcome) => {
  expect(outcomeOf(state)).toBe(outcome)
})
