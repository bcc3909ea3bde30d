import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { LONG_AFTER } from './asking-again.ts'
import { outcomeOf } from './outcomes.ts'

const away = new CallError('', { status: 503 })
const notMine = new CallError('', { status: 404 })

test.each([
  ['before the first answer', { status: undefined, error: null, times: 0 }, 'asking'],
  ['at first', { status: 'open', error: null, times: 1 }, 'waiting'],
  ['after half a minute', { status: 'open', error: null, times: LONG_AFTER + 1 }, 'long'],
  ['without a network', { status: 'open', error: away, times: 3 }, 'away'],
  ['without a network from the start', { status: undefined, error: away, times: 1 }, 'away'],
  ['at another person’s checkout', { status: undefined, error: notMine, times: 1 }, 'unknown'],
  ['when it is paid, however late', { status: 'paid', error: null, times: 50 }, 'paid'],
  ['when it is declined', { status: 'declined', error: null, times: 2 }, 'declined'],
] as const)('%s', (_, asked, outcome) => {
  expect(outcomeOf(asked)).toBe(outcome)
})
