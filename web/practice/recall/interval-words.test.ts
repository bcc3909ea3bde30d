import { expect, test } from 'vitest'
import { intervalWords, minutesText } from './interval-words.ts'

const DAY = 86_400

test.each<[number | null, string]>([
  [0, '1\u00a0min'],
  [60, '1\u00a0min'],
  [600, '10\u00a0min'],
  [3 * 3600, '3\u00a0h'],
  [DAY, '1 day'],
  [8.4 * DAY, '8 days'],
  [45 * DAY, '1.5 months'],
  [400 * DAY, '1.1 years'],
  [null, 'after the examination'],
])('%j seconds read %s', (seconds, words) => {
  expect(intervalWords(seconds)).toBe(words)
})

test('minutes are said roughly', () => {
  expect([minutesText(0.4), minutesText(1.2), minutesText(7)]).toEqual([
    'less than a minute',
    'about 1 minute',
    'about 7 minutes',
  ])
})
