import { expect, test } from 'vitest'
import { marksText, owedText } from './words.ts'

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

test('marks are written without a decimal point unless one is needed', () => {
  expect([marksText(250), marksText(300)]).toEqual(['2.5', '3'])
})
