import type { Question } from '#contract/practice/question.ts'
import * as m from '#messages/server/practice.ts'

/** Option letter by question id. */
export type Answers = Record<string, string>

interface GivenAnswer {
  questionId: string
  selectedOption: string
}

export interface InvalidAnswer {
  path: string
  message: string
}

/** Answers are letters, so these are part of the identity. */
export function identityOf({ question_text, options }: Pick<Question, 'question_text' | 'options'>): string {
  const lettered = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([question_text, lettered])
}

export function invalidAnswers(answers: readonly GivenAnswer[], questions: readonly Question[]): InvalidAnswer[] {
  const byId = new Map(questions.map((question) => [question.question_id, question]))
  const seen = new Set<string>()
  return answers.flatMap(({ questionId, selectedOption }, index): InvalidAnswer[] => {
    const question = byId.get(questionId)
    if (!question) return [{ path: `answers[${index}].questionId`, message: m.notOfQuiz }]
    if (seen.has(questionId)) return [{ path: `answers[${index}].questionId`, message: m.answeredTwice }]
    seen.add(questionId)
    if (!Object.hasOwn(question.options, selectedOption))
      return [{ path: `answers[${index}].selectedOption`, message: m.noOption }]
    return []
  })
}

/** Missing answers count as wrong. */
export function scoreOf(answers: Answers, questions: readonly Question[]): number {
  return questions.filter((question) => answers[question.question_id] === question.correct_option).length
}

export const wrongIn = (answers: Answers, questions: readonly Question[]): string[] =>
  questions.flatMap(({ question_id, correct_option }) => (answers[question_id] === correct_option ? [] : [question_id]))

export function isSame(one: Answers, other: Answers): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
