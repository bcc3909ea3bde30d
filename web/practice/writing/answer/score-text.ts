import type { AnswerSummary } from '../api.ts'

/** `8.5`, `15` */
export const marksOf = (hundredths: number): string => String(Number((hundredths / 100).toFixed(2)))

export function scoreText({
  outcome,
  score_hundredths,
  words,
  photos,
  seconds,
  question,
}: Pick<AnswerSummary, 'outcome' | 'score_hundredths' | 'words' | 'photos' | 'seconds'> & {
  question: { marks: number }
}): string {
  if (outcome === 'given_up') return words + photos + seconds > 0 ? 'given up' : 'read, not written'
  return score_hundredths === null ? 'not scored' : `${marksOf(score_hundredths)} of ${question.marks}`
}
