import { expect, test } from 'vitest'
import { keyHabits } from './key-habits.ts'

const OPTIONS = { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' }
const withAnswers = (letters: string) =>
  [...letters].map((correct_option) => ({ question_text: 'How many?', options: OPTIONS, correct_option }))

test('keys that are spread over what options say have no habit', () => {
  expect(keyHabits(withAnswers('ABCDABCDABCDABCD'))).toEqual([])
})

test('names what is right too often and never, and what a guess earns', () => {
  expect(keyHabits(withAnswers('BBBBBBBBBBAACCBB'))).toEqual([
    '"none" (how many) is right 0 times of 16, 10 % to 50 % wanted',
    '"only two" (how many) is right 12 times of 16, 10 % to 50 % wanted',
    'Without reading a statement, 12 of 16 are guessed right: 66.7 net in 100, at most 8 wanted',
  ])
})

test('a handful says nothing, unless a day is looked at', () => {
  expect(keyHabits(withAnswers('BBBBBBBB'))).toEqual([])
  expect(keyHabits(withAnswers('BBBBBBBB'), 8)).toHaveLength(5)
})
