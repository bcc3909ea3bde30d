import { expect, test } from 'vitest'
import { nextMilestone, shareOf, streakMessage } from './streak-words.ts'

test('each length of a streak has its message', () => {
  const firstAndLastDays = {
    'Start your reading journey!': [0],
    'Great start! Keep it going!': [1],
    'Building momentum!': [2, 6],
    'Excellent consistency!': [7, 29],
    'Reading champion!': [30, 1000],
  }
  for (const [message, days] of Object.entries(firstAndLastDays)) expect(days.map(streakMessage)).toEqual(days.map(() => message))
})

test('the next milestone is the first above the streak, and there is none past 365', () => {
  const next = { 0: 3, 2: 3, 3: 7, 6: 7, 7: 14, 14: 30, 30: 60, 60: 100, 100: 365, 364: 365 }
  for (const [days, milestone] of Object.entries(next)) expect(nextMilestone(Number(days)), days).toBe(milestone)
  expect([365, 1000].map(nextMilestone)).toEqual([undefined, undefined])
})

test('the bar is the streak divided by the milestone, at most full', () => {
  expect(shareOf(0, 3)).toBe(0)
  expect(shareOf(7, 14)).toBe(0.5)
  expect(shareOf(400, 365)).toBe(1)
})
