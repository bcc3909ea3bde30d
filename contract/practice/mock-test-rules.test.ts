import { expect, test } from 'vitest'
import { marksOf, marksText, minutesFor, ownTitle, questionsOfOwnTitle, USUAL_RULES } from './mock-test-rules.ts'

test('marks are exact to two decimals', () => {
  expect(marksOf({ right: 61, wrong: 33, left_out: 6 }, USUAL_RULES)).toBe(10_022)
  expect(marksText(10_022)).toBe('100.22')
  expect([0, 5, -66, 200, -6600, 20_000].map(marksText)).toEqual(['0.00', '0.05', '−0.66', '2.00', '−66.00', '200.00'])
})

test('a test of fewer questions has its share of the two hours, in whole minutes', () => {
  expect([100, 50, 10, 11].map((questions) => minutesFor(questions, 120))).toEqual([120, 60, 12, 14])
})

test('the title of a test that a person made says its number of questions', () => {
  expect(questionsOfOwnTitle(ownTitle(20))).toBe(20)
  expect(questionsOfOwnTitle('Polity, test of 20 questions')).toBeUndefined()
})
