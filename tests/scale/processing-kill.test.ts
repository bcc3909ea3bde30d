import { expect, test } from 'vitest'
import { processThroughKills } from '#tests/support/kills/processing-kills.ts'

test('translations and recordings are each made once, even if the process is killed four times', {
  timeout: 180_000,
}, async () => {
  const { kills, wrong, askedAgain, askedAfterwards } = await processThroughKills({ articles: 4, kills: 4, seed: 20260116 })
  expect(wrong).toEqual([])
  expect(askedAfterwards).toBe(0)
  expect(kills).toBe(4)
  // At each kill one batch of paragraphs and one recording may be in progress.
  expect(askedAgain).toBeLessThanOrEqual(4 * (6 + 1))
})
