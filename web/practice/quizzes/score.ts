import type { AttemptDetail, Quiz } from '#contract/practice/quizzes.ts'

export type ReviewedQuestion = AttemptDetail['questions'][number]

export interface Score {
  score: number
  totalQuestions: number
  /** The share of right answers in whole percent. */
  percentage: number
}

/** What was answered beside what is right: the results are there at once, and without the server. */
export function reviewOf(quiz: Quiz, answers: Record<string, string>): ReviewedQuestion[] {
  return quiz.quiz_questions.map(({ question_id, question_text, options, correct_option, explanation }) => {
    const selectedOption = answers[question_id] ?? null
    return {
      questionId: question_id,
      questionText: question_text,
      options,
      selectedOption,
      correctOption: correct_option,
      isCorrect: selectedOption === correct_option,
      explanation,
    }
  })
}

export function scoreOf(review: readonly ReviewedQuestion[]): Score {
  const score = review.filter(({ isCorrect }) => isCorrect).length
  const totalQuestions = review.length
  return { score, totalQuestions, percentage: totalQuestions === 0 ? 0 : Math.round((score / totalQuestions) * 100) }
}
