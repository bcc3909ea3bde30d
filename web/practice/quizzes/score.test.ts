import { describe, expect, test } from 'vitest'
import { reviewOf } from '#contract/practice/quiz-review.ts'
import type { Quiz } from '#contract/practice/quizzes.ts'
import { scoreOf } from './score.ts'
import { scoreColour, scoreTone } from './score-colour.ts'

const quiz: Quiz = {
  quiz_id: 'quiz',
  title: 'A quiz',
  article: { article_id: 'article', title: 'An article', daily_entry: { publication_date: '2024-02-16' } },
  quiz_questions: ['q1', 'q2', 'q3'].map((question_id) => ({
    question_id,
    question_text: question_id,
    options: { A: 'One', B: 'Two' },
    correct_option: 'B',
    explanation: 'Because.',
    translated: {},
  })),
}

describe('the result of an attempt', () => {
  test('counts correct answers and gives the share in whole percent', () => {
    const review = reviewOf(quiz.quiz_questions, { q1: 'B', q2: 'A', q3: 'B' })
    expect(review.map(({ isCorrect }) => isCorrect)).toEqual([true, false, true])
    expect(scoreOf(review)).toEqual({ score: 2, totalQuestions: 3, percentage: 67 })
  })

  test('without questions the result is 0 percent', () => {
    expect(scoreOf([])).toEqual({ score: 0, totalQuestions: 0, percentage: 0 })
  })
})

test.each([
  [100, 'good', 'accent'],
  [80, 'good', 'accent'],
  [79, 'signal', 'neutral'],
  [60, 'signal', 'neutral'],
  [59, 'danger', 'danger'],
  [0, 'danger', 'danger'],
] as const)('%i percent is %s, with a badge in %s', (percentage, colour, tone) => {
  expect([scoreColour(percentage), scoreTone(percentage)]).toEqual([colour, tone])
})
