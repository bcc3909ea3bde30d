import { expect, test } from 'vitest'
import { blindScore, countMeanings } from './blind-guess.ts'

const OPTIONS = { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' }
const withAnswers = (letters: string) =>
  [...letters].map((correct_option) => ({ question_text: 'How many?', options: OPTIONS, correct_option }))

test('counts how often each meaning is offered and right', () => {
  expect(countMeanings(withAnswers('BBA'))).toEqual([
    { form: 'how many', meaning: 'all', offered: 3, right: 0 },
    { form: 'how many', meaning: 'none', offered: 3, right: 0 },
    { form: 'how many', meaning: 'only one', offered: 3, right: 1 },
    { form: 'how many', meaning: 'only two', offered: 3, right: 2 },
  ])
})

test('one answer that is always right earns the whole worth without reading', () => {
  expect(blindScore(withAnswers('BBBBBBBB'))).toEqual({ answered: 8, right: 8, net: 100 })
})

test('a wrong guess costs a third', () => {
  expect(blindScore(withAnswers('BBBBBBAA'))).toEqual({ answered: 8, right: 6, net: ((6 - 2 / 3) * 100) / 8 })
})

test('even answers earn nothing, because no question vouches for itself', () => {
  expect(blindScore(withAnswers('ABCDABCDABCD')).net).toBeLessThanOrEqual(0)
})

test('a form that is asked a few times teaches nothing', () => {
  expect(blindScore(withAnswers('BBB'))).toEqual({ answered: 0, right: 0, net: 0 })
})

test('questions that name things count without an answer', () => {
  const named = { question_text: 'Which planet?', options: { A: 'Mars', B: 'Venus' }, correct_option: 'A' }
  expect(blindScore([...withAnswers('BBBBBBBB'), ...Array(8).fill(named)])).toEqual({ answered: 8, right: 8, net: 50 })
})
