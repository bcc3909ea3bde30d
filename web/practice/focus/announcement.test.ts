import { expect, test } from 'vitest'
import { announcement } from './announcement.ts'
import { IDLE, type Timer } from './pomodoro.ts'

const lengths = { focus: 25, break: 5 }
const focus: Timer = { state: 'running', phase: 'focus', endsAt: 0 }
const onBreak: Timer = { state: 'running', phase: 'break', endsAt: 0 }
const paused: Timer = { state: 'paused', leftMs: 0 }

test.each([
  ['a start', null, focus, 1500, 'Focus started: 25 minutes.'],
  ['a page opened while the timer runs', null, focus, 754, ''],
  ['a pause', focus, paused, 754, 'Study timer paused with 12 minutes and 34 seconds left.'],
  ['resuming', paused, focus, 61, 'Study timer resumed, 1 minute and 1 second left.'],
  ['a break, which its dialog announces', focus, onBreak, 300, ''],
  ['the end of a break', onBreak, focus, 1500, 'The break is over. Focus started: 25 minutes.'],
  ['a reset', focus, IDLE, 1500, 'Study timer reset.'],
  ['an idle timer', null, IDLE, 1500, ''],
] as const)('a screen reader announces %s', (_, before, now, left, text) => {
  expect(announcement(before, now, lengths, left)).toBe(text)
})
