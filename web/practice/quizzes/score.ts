import { percentageOf, type ReviewedQuestion } from '#contract/practice/quiz-review.ts'

export interface Score {
  score: number
  totalQuestions: number
  /** The share of correct answers in whole percent. */
  percentage: number
}

export function scoreOf(review: readonly ReviewedQuestion[]): Score {
  const score = review.filter(({ isCorrect }) => isCorrect).length
  const totalQuestions = review.length
  return { score, totalQuestions, percentage: percentageOf(score, totalQuestions) }
}
