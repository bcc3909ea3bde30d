import { expect, test } from 'vitest'
import { marksFor, marksText, owedText } from './words.ts'

test('says what is owed', () => {
  expect([owedText(1, true), owedText(2, true)]).toEqual([
    'Review one more answer, then yours is shown.',
    'Review 2 answers, then yours is shown.',
  ])
  expect([owedText(0, false), owedText(1, false), owedText(2, false)]).toEqual([
    'Your next answer is shown at once.',
    'Review one answer to have yours reviewed.',
    'Review 2 answers to have yours reviewed.',
  ])
})

test('marks go up by half a mark to all marks of the key demand', () => {
  expect(marksFor(150)).toEqual([0, 50, 100, 150])
  expect(marksFor(167)).toEqual([0, 50, 100, 150, 167])
  expect(marksText(250)).toBe('2.5')
})
