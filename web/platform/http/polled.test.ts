import { describe, expect, test } from 'vitest'
import { polled } from './polled.ts'

const signal = new AbortController().signal

describe('polling', () => {
  test('the interval doubles while the server cannot be reached, up to five minutes, and a reply resets it', async () => {
    let isAway = true
    const poll = polled(30_000, async () => {
      if (isAway) throw new Error('away')
      return 7
    })
    const waits = [poll.refetchInterval()]
    for (let turn = 0; turn < 6; turn++) {
      await poll.queryFn({ signal }).catch(() => undefined)
      waits.push(poll.refetchInterval())
    }
    expect(waits.map((ms) => ms / 1000)).toEqual([30, 30, 60, 120, 240, 300, 300])
    isAway = false
    expect(await poll.queryFn({ signal })).toBe(7)
    expect(poll.refetchInterval()).toBe(30_000)
  })

  test('an aborted request is not a failure', async () => {
    const poll = polled(60_000, (given) => Promise.reject(given.reason))
    for (let turn = 0; turn < 3; turn++) await poll.queryFn({ signal: AbortSignal.abort() }).catch(() => undefined)
    expect(poll.refetchInterval()).toBe(60_000)
  })
})
