import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from './format-figures.ts'

/** A space that does not break, seen. */
const visible = (text: string) => text.replaceAll('\u00a0', '_')

test('bytes are shown in the unit that fits', () => {
  expect([0, 1023, 1024, 1536, 187 * 1024 ** 2, 5.25 * 1024 ** 3].map(formatBytes).map(visible)).toEqual([
    ...['0_B', '1023_B', '1_KB', '1.5_KB', '187_MB', '5.3_GB'],
  ])
})

test('a duration is shown in its two largest units', () => {
  expect([0, 59, 60, 3661, 86_400, 90_000].map(formatDuration).map(visible)).toEqual([
    '0_s',
    '59_s',
    '1_min',
    '1_h 1_min',
    '1_d',
    '1_d 1_h',
  ])
})
