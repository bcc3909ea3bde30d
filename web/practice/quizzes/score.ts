import type { AnsweredQuestion } from '#contract/practice/question.ts'
import { percentageOf } from '#contract/practice/quiz-review.ts'

export interface Score {
  score: number
  totalQuestions: number
  /** Whole percent. */
  percentage: number
}

export function scoreOf(review: readonly AnsweredQuestion[]): Score {
  const score = review.filter(({ isCorrect }) => isCorrect).length
  const totalQuestions = review.length
  return { score, totalQuestions, percentage: percentageOf(score, totalQuestions) }
}
