import type { PaperQuestion } from '../rules.ts'

export const paperColumns = (questions: readonly PaperQuestion[]) => ({
  questions: JSON.stringify(questions),
  letters: JSON.stringify(Object.fromEntries(questions.map(({ question_id, options }) => [question_id, Object.keys(options)]))),
  question_count: questions.length,
})
