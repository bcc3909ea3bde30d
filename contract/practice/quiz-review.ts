import type { AnsweredQuestion, AnsweredQuizQuestion, Question, QuizQuestion } from './question.ts'

export function reviewOf(questions: readonly Question[], answers: Readonly<Record<string, string>>): AnsweredQuestion[] {
  return questions.map(({ question_id, question_text, options, correct_option, explanation }) => {
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

export const reviewWithTranslations = (
  questions: readonly QuizQuestion[],
  answers: Readonly<Record<string, string>>,
): AnsweredQuizQuestion[] =>
  reviewOf(questions, answers).map((answered, at) => ({ ...answered, translated: questions[at]?.translated ?? {} }))

/** Whole percent. */
export const percentageOf = (score: number, total: number): number => (total === 0 ? 0 : Math.round((score / total) * 100))
