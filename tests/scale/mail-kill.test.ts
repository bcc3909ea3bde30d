import { describe, expect, test } from 'vitest'
import { killBeforeTheWord, sendThroughKills } from '#tests/support/kills/mail-kills.ts'

describe('when the process is killed while it sends mail', () => {
  test('everybody gets their digest once, after five kills', { timeout: 120_000 }, async () => {
    const { kills, arrived, found, wrong } = await sendThroughKills({ people: 60, kills: 5, seed: 20260116 })
    expect(found.size).toBe(60)
    expect(wrong).toEqual([])
    expect(kills).toBe(5)
    // Only the four mails in progress may be sent again after a kill.
    expect(arrived).toBeGreaterThanOrEqual(60)
    expect(arrived).toBeLessThanOrEqual(60 + 5 * 4)
  })

  test('a mail that was accepted but not confirmed is sent twice and shown once', { timeout: 60_000 }, async () => {
    expect(await killBeforeTheWord(false)).toEqual({ arrived: 2, found: 1 })
  })

  test('a new Message-ID for each attempt would show it twice', {
    timeout: 60_000,
  }, async () => {
    expect(await killBeforeTheWord(true)).toEqual({ arrived: 2, found: 2 })
  })
})
