import type { AnswerSummary } from '../api.ts'

/** `8.5`, `15` */
export const marksOf = (hundredths: number): string => String(Number((hundredths / 100).toFixed(2)))

export function scoreText({
  outcome,
  score_hundredths,
  question,
}: Pick<AnswerSummary, 'outcome' | 'score_hundredths'> & { question: { marks: number } }): string {
  if (outcome === 'given_up') return 'given up'
  return score_hundredths === null ? 'not scored' : `${marksOf(score_hundredths)} of ${question.marks}`
}
