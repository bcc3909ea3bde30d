import type { AnsweredQuestion, Question } from '#contract/practice/question.ts'

export function wronglyAnswered<Q extends Question>(questions: readonly Q[], review: readonly AnsweredQuestion[]): Q[] {
  const wrong = new Set(review.filter(({ isCorrect }) => !isCorrect).map(({ questionId }) => questionId))
  return questions.filter(({ question_id }) => wrong.has(question_id))
}
