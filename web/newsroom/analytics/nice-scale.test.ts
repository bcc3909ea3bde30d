import { expect, test } from 'vitest'
import { labelled, ticksTo } from './nice-scale.ts'

test('an axis has round steps and reaches the largest value', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(3)).toEqual([0, 1, 2, 3])
  expect(ticksTo(7)).toEqual([0, 2, 4, 6, 8])
  expect(ticksTo(100)).toEqual([0, 50, 100])
  expect(ticksTo(183)).toEqual([0, 50, 100, 150, 200])
  expect(ticksTo(12_345)).toEqual([0, 5000, 10_000, 15_000])
})

test('days are labelled as far as there is room, and the last one always', () => {
  const shown = (days: number, width: number) => Array.from({ length: days }, (_, n) => n).filter(labelled(days, width))
  expect(shown(7, 700)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(shown(7, 300)).toEqual([0, 2, 4, 6])
  expect(shown(90, 300).at(-1)).toBe(89)
  expect(shown(90, 300).length).toBeLessThanOrEqual(5)
})
