import { describe, expect, test } from 'vitest'
import type { Question } from './question.ts'
import { percentageOf, reviewOf } from './quiz-review.ts'

const question = (question_id: string): Question => ({
  question_id,
  question_text: question_id,
  options: { A: 'One', B: 'Two' },
  correct_option: 'B',
  explanation: 'Because.',
})
const QUESTIONS = ['q1', 'q2', 'q3'].map(question)

describe('the review of an attempt', () => {
  test('shows each question with the chosen and the correct option', () => {
    expect(reviewOf(QUESTIONS, { q1: 'B', q2: 'A', q3: 'B' }).map(({ isCorrect }) => isCorrect)).toEqual([true, false, true])
    expect(reviewOf(QUESTIONS, { q1: 'A' })[0]).toEqual({
      questionId: 'q1',
      questionText: 'q1',
      options: { A: 'One', B: 'Two' },
      selectedOption: 'A',
      correctOption: 'B',
      isCorrect: false,
      explanation: 'Because.',
    })
  })

  test('counts an unanswered question as incorrect', () => {
    expect(reviewOf(QUESTIONS, {})[0]).toMatchObject({ selectedOption: null, correctOption: 'B', isCorrect: false })
  })

  test.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
    [1, 200, 1],
    [199, 200, 100],
    [3, 3, 100],
  ])('%i of %i is %i percent', (score, total, percent) => {
    expect(percentageOf(score, total)).toBe(percent)
  })
})
