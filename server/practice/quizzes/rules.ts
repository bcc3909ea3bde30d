import type { AttemptDetail, QuizQuestion } from '#contract/practice/quizzes.ts'

/** Question id to the letter that was chosen. */
export type Answers = Record<string, string>

interface Given {
  questionId: string
  selectedOption: string
}

export interface Mistake {
  path: string
  message: string
}

/**
 * What makes a question the same after its day was replaced: its text, and what its letters stand for. Who answers a letter means the
 * option they saw under it.
 */
export function identityOf({ question_text, options }: Pick<QuizQuestion, 'question_text' | 'options'>): string {
  const lettered = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([question_text, lettered])
}

/** What is wrong with answers to these questions; nothing, when they can be scored. */
export function mistakesIn(answers: readonly Given[], questions: readonly QuizQuestion[]): Mistake[] {
  const byId = new Map(questions.map((question) => [question.question_id, question]))
  const seen = new Set<string>()
  return answers.flatMap(({ questionId, selectedOption }, index): Mistake[] => {
    const question = byId.get(questionId)
    if (!question) return [{ path: `answers[${index}].questionId`, message: 'This question does not belong to the quiz' }]
    if (seen.has(questionId)) return [{ path: `answers[${index}].questionId`, message: 'This question is answered twice' }]
    seen.add(questionId)
    if (!Object.hasOwn(question.options, selectedOption))
      return [{ path: `answers[${index}].selectedOption`, message: 'This is not one of the options' }]
    return []
  })
}

/** One point for each right answer; what was left out is wrong. */
export function scoreOf(answers: Answers, questions: readonly QuizQuestion[]): number {
  return questions.filter((question) => answers[question.question_id] === question.correct_option).length
}

/** Whole percent. */
export const percentageOf = (score: number, total: number): number => Math.round((score / total) * 100)

export function reviewOf(answers: Answers, questions: readonly QuizQuestion[]): AttemptDetail['questions'] {
  return questions.map((question) => {
    const selectedOption = answers[question.question_id] ?? null
    return {
      questionId: question.question_id,
      questionText: question.question_text,
      options: question.options,
      selectedOption,
      correctOption: question.correct_option,
      isCorrect: selectedOption === question.correct_option,
      explanation: question.explanation,
    }
  })
}

export function isSame(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
