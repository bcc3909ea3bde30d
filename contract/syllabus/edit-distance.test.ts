import { expect, test } from 'vitest'
import { randomFrom } from '#tests/support/fixtures/random.ts'
import { editDistance } from './edit-distance.ts'

/** The definition, cell by cell. */
function levenshtein(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, unit] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 1; j < row.length; j++)
      next.push(Math.min((row[j - 1] ?? 0) + (unit === other[j - 1] ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}

test.each(Array.from({ length: 20 }, (_, seed) => seed))(
  'two texts differ in as many characters as they do, or in too many: seed %i',
  (seed) => {
    const random = randomFrom(seed)
    const text = () => Array.from({ length: Math.floor(random() * 60) }, () => 'abc'[Math.floor(random() * 3)]).join('')
    for (let pair = 0; pair < 100; pair++) {
      const [one, other, most] = [text(), text(), Math.floor(random() * 40)]
      const distance = levenshtein(one, other)
      expect(editDistance(one, other, most, { left: 100_000 }), `${one} ${other}`).toBe(distance <= most ? distance : undefined)
    }
  },
)

test('two texts are not compared beyond the steps that are left', () => {
  const steps = { left: 10_000 }
  expect(editDistance('a'.repeat(1000), 'b'.repeat(1000), 1000, steps)).toBeUndefined()
  expect(steps.left).toBeGreaterThan(-2000)
})
