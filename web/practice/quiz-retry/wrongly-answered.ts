import type { ReviewedQuestion } from '#contract/practice/quiz-review.ts'
import type { QuizQuestion } from '#contract/practice/quizzes.ts'

/** The questions of a quiz that a review counts as wrong, in order. */
export function wronglyAnswered<Question extends QuizQuestion>(
  questions: readonly Question[],
  review: readonly ReviewedQuestion[],
): Question[] {
  const wrong = new Set(review.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId))
  return questions.filter(({ question_id }) => wrong.has(question_id))
}
