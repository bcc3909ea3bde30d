import { expect, test } from 'vitest'
import { barsOf } from './bars-of.ts'

test.each([
  [
    'longer with the value',
    [50, 100],
    {
      zero: 0,
      bars: [
        ['0%', '50%'],
        ['0%', '100%'],
      ],
    },
  ],
  [
    'to the left of zero for a negative value',
    [30, -10],
    {
      zero: 25,
      bars: [
        ['25%', '75%'],
        ['0%', '25%'],
      ],
    },
  ],
  [
    'to the left only, if all are negative',
    [-1, -4],
    {
      zero: 100,
      bars: [
        ['75%', '25%'],
        ['0%', '100%'],
      ],
    },
  ],
  [
    'of no length, if all are zero',
    [0, 0],
    {
      zero: 0,
      bars: [
        ['0%', '0%'],
        ['0%', '0%'],
      ],
    },
  ],
])('bars are %s', (_name, values, { zero, bars }) => {
  expect(barsOf(values)).toEqual({ zero, bars: bars.map(([insetInlineStart, width]) => ({ insetInlineStart, width })) })
})
