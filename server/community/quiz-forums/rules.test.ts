import { expect, test } from 'vitest'
import { averageOf, difficultyOf, scoreMillionths } from './rules.ts'

test('the difficulty follows from the displayed percentage', () => {
  expect([100, 70, 69, 40, 39, 0].map((average) => difficultyOf(average, 1))).toEqual([
    'Easy',
    'Easy',
    'Medium',
    'Medium',
    'Hard',
    'Hard',
  ])
  expect(difficultyOf(0, 0), 'nobody tried yet').toBe('Medium')
})

test('the average has no rounding errors, even with thirds', () => {
  const shares = [...Array(1000).fill(scoreMillionths(1, 3)), ...Array(500).fill(scoreMillionths(3, 3))]
  expect(
    averageOf(
      shares.reduce((sum, share) => sum + share),
      1500,
    ),
  ).toBe(56)
  expect(averageOf(scoreMillionths(2, 3), 1)).toBe(67)
  expect(averageOf(0, 0)).toBe(0)
})
