import type { AnsweredQuestion, Question } from '#contract/practice/question.ts'

/** The questions of a quiz that a review counts as wrong, in order. */
export function wronglyAnswered<Asked extends Question>(
  questions: readonly Asked[],
  review: readonly AnsweredQuestion[],
): Asked[] {
  const wrong = new Set(review.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId))
  return questions.filter(({ question_id }) => wrong.has(question_id))
}
