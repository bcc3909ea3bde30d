import { expect, inject, test } from 'vitest'
import { processThroughKills } from '#tests/support/kills/processing-kills.ts'

/** On the embedded engine only: what is killed here is the one process that there is. */
test.skipIf(inject('postgres') !== '')(
  'when the process is killed four times while it translates and records, each thing is made once, and none is lost',
  { timeout: 180_000 },
  async () => {
    const { kills, wrong, askedAgain, askedAfterwards } = await processThroughKills({ articles: 4, kills: 4, seed: 20260116 })
    expect(wrong).toEqual([])
    expect(askedAfterwards).toBe(0)
    expect(kills).toBe(4)
    // A batch of an article's paragraphs, and a text being read, may be under way at each kill.
    expect(askedAgain).toBeLessThanOrEqual(4 * (6 + 1))
  },
)
