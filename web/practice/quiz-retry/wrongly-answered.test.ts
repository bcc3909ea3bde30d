import { describe, expect, test } from 'vitest'
import type { Question } from '#contract/practice/question.ts'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import { wronglyAnswered } from './wrongly-answered.ts'

const QUESTIONS: Question[] = ['one', 'two', 'three'].map((question_id) => ({
  question_id,
  question_text: '?',
  options: { A: 'No', B: 'Yes' },
  correct_option: 'B',
  explanation: '',
}))

const wrong = (answers: Record<string, string>) =>
  wronglyAnswered(QUESTIONS, reviewOf(QUESTIONS, answers)).map(({ question_id }) => question_id)

describe('retrying the wrong ones', () => {
  test('asks what was wrong or left out, in order', () => {
    expect(wrong({ one: 'A', two: 'B' })).toEqual(['one', 'three'])
  })

  test('asks nothing when all is correct', () => {
    expect(wrong({ one: 'B', two: 'B', three: 'B' })).toEqual([])
  })
})
