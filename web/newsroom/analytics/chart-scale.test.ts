import { expect, test } from 'vitest'
import { axisTicks, labelFilter } from './chart-scale.ts'

test('the axis has round steps and includes the largest value', () => {
  expect(axisTicks(0)).toEqual([0, 1])
  expect(axisTicks(3)).toEqual([0, 1, 2, 3])
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8])
  expect(axisTicks(100)).toEqual([0, 50, 100])
  expect(axisTicks(183)).toEqual([0, 50, 100, 150, 200])
  expect(axisTicks(12_345)).toEqual([0, 5000, 10_000, 15_000])
})

test('as many days are labelled as fit, always including the last', () => {
  const shown = (days: number, width: number) => Array.from({ length: days }, (_, n) => n).filter(labelFilter(days, width))
  expect(shown(7, 700)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(shown(7, 300)).toEqual([0, 2, 4, 6])
  expect(shown(90, 300).at(-1)).toBe(89)
  expect(shown(90, 300).length).toBeLessThanOrEqual(5)
})
