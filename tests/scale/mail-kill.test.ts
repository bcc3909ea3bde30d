import { describe, expect, inject, test } from 'vitest'
import { killBeforeTheWord, sendThroughKills } from '#tests/support/kills/mail-kills.ts'

/** On the embedded engine only: what is killed here is the one process that there is. */
const describeEmbedded = inject('postgres') ? describe.skip : describe

describeEmbedded('when the process is killed while it sends mail', () => {
  test('everybody finds their digest, once, after five kills', { timeout: 120_000 }, async () => {
    const { kills, arrived, found, wrong } = await sendThroughKills({ people: 60, kills: 5, seed: 20260116 })
    expect(found.size).toBe(60)
    expect(wrong).toEqual([])
    expect(kills).toBe(5)
    // The four that are under way at once may each come in again after a kill, and nothing else may.
    expect(arrived).toBeGreaterThanOrEqual(60)
    expect(arrived).toBeLessThanOrEqual(60 + 5 * 4)
  })

  test('a mail that was taken and not yet confirmed comes in twice and is found once', { timeout: 60_000 }, async () => {
    expect(await killBeforeTheWord(false)).toEqual({ arrived: 2, found: 1 })
  })

  test('that is because its Message-ID stays: with a new one for each attempt it is found twice', {
    timeout: 60_000,
  }, async () => {
    expect(await killBeforeTheWord(true)).toEqual({ arrived: 2, found: 2 })
  })
})
