import { expect, test } from 'vitest'
import { announcementOf, minutesText, timeLeftText } from './clock-words.ts'

test('the clock counts down and then tells how long the time is over', () => {
  expect([0, 55.2, 420, 425.5].map((seconds) => timeLeftText(seconds, 7))).toEqual([
    '7:00 left',
    '6:05 left',
    '0:00 left',
    '0:05 over',
  ])
  expect(timeLeftText(480 + 3661, 8)).toBe('61:01 over')
})

test('screen readers hear of the last minute and of the end', () => {
  expect([0, 359, 360, 420, 600].map((seconds) => announcementOf(seconds, 7))).toEqual([
    '',
    '',
    'One minute left',
    'Time is up. You can keep writing.',
    'Time is up. You can keep writing.',
  ])
})

test('lists tell whole minutes, at least one', () => {
  expect([5, 89, 91, 660].map(minutesText)).toEqual(['1 minute', '1 minute', '2 minutes', '11 minutes'])
})
