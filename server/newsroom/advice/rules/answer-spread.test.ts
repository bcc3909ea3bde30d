import { describe, expect, test } from 'vitest'
import { aSampleArticle, aSampleDay } from '#tests/support/fixtures/sample-day.ts'
import { checkAnswerSpread, checkLibraryLongest, checkLibrarySpread, checkLongestIsNotRight } from './answer-spread.ts'
import type { Question } from './questions.ts'

const OPTIONS = { A: 'One of them', B: 'Two of them', C: 'Three of them', D: 'Four of them' }
const dayOf = (questions: Partial<Question>[]) =>
  aSampleDay((day) => {
    const prelims_quiz = questions.map((one) => ({
      question_text: 'Which one?',
      options: OPTIONS,
      correct_option: 'A',
      explanation: '',
      ...one,
    }))
    day.articles = [{ ...aSampleArticle(), potential_questions: { prelims_quiz } }]
  })
const withAnswers = (letters: string) => dayOf([...letters].map((correct_option) => ({ correct_option })))

describe('right answers', () => {
  test('spread over all letters', () => {
    expect(checkAnswerSpread(withAnswers('ABCDDCBAABCDBACDCABD'))).toEqual([])
  })

  test('are not one letter too often, nor another too seldom', () => {
    expect(checkAnswerSpread(withAnswers('BBBBBBBBABCDABCDABCA')).map(({ message }) => message)).toEqual([
      'B is right in 55 % of 20 questions, 12 % to 38 % wanted',
      'D is right in 10 % of 20 questions, 12 % to 38 % wanted',
    ])
  })

  test('of a few questions may fall as they like', () => {
    expect(checkAnswerSpread(withAnswers('BBBBB'))).toEqual([])
  })

  test('are spread more evenly over all days than in one', () => {
    const day = withAnswers('AAAAAAABBBBBCCCCCDDD')
    expect(checkAnswerSpread(day)).toEqual([])
    expect(checkLibrarySpread([day, day, day])).toHaveLength(2)
  })
})

describe('the longest option', () => {
  const long = (letter: string) => ({
    options: { ...OPTIONS, [letter]: 'All of those that were named so far' },
    correct_option: 'A',
  })

  test('may be the right one now and then', () => {
    expect(checkLongestIsNotRight(dayOf([...'ABCDBCDA'].map(long)))).toEqual([])
  })

  test('is not the right one as a habit', () => {
    expect(checkLongestIsNotRight(dayOf([...'AAAAAABC'].map(long))).map(({ message }) => message)).toEqual([
      'The longest option is right in 6 of 8 questions with one much longer, at most 4 wanted',
    ])
  })

  test('is looked for where it is longer by a glance, and not in statements to combine', () => {
    const question_text = 'Consider:\n1. This.\n2. That.\nWhich?'
    expect(checkLongestIsNotRight(dayOf([...'AAAAAAAA'].map((letter) => ({ ...long(letter), question_text }))))).toEqual([])
    expect(checkLongestIsNotRight(dayOf(Array(8).fill({ options: { ...OPTIONS, A: 'Three of them!' } })))).toEqual([])
  })

  test('shows as a small habit over all days', () => {
    const day = dayOf([...'AAAABCDB'].map(long))
    expect(checkLongestIsNotRight(day)).toEqual([])
    expect(checkLibraryLongest([day, day, day])).toHaveLength(1)
  })
})
