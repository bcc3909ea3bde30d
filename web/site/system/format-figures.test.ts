import { expect, test } from 'vitest'
import { formatBytes, formatDuration } from './format-figures.ts'

test('bytes are shown in the unit that fits', () => {
  expect([0, 1023, 1024, 1536, 187 * 1024 ** 2, 5.25 * 1024 ** 3].map(formatBytes)).toEqual([
    ...['0 B', '1023 B', '1 KB', '1.5 KB', '187 MB', '5.3 GB'],
  ])
})

test('a duration is shown in its two largest units', () => {
  expect([0, 59, 60, 3661, 86_400, 90_000].map(formatDuration)).toEqual(['0 s', '59 s', '1 min', '1 h 1 min', '1 d', '1 d 1 h'])
})
