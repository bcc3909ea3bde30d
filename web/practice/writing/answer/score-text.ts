import * as m from '#messages/practice/writing/answer.ts'
import type { AnswerSummary } from '../api.ts'

/** `8.5`, `15` */
export const marksOf = (hundredths: number): string => String(Number((hundredths / 100).toFixed(2)))

/** Of an answer that was given up: the model answer was opened without writing. */
export const isOnlyRead = ({ words, photos, seconds }: Pick<AnswerSummary, 'words' | 'photos' | 'seconds'>): boolean =>
  words + photos + seconds === 0

export function scoreText(
  answer: Pick<AnswerSummary, 'outcome' | 'score_hundredths' | 'words' | 'photos' | 'seconds'> & { question: { marks: number } },
): string {
  const { outcome, score_hundredths, question } = answer
  if (outcome === 'given_up') return isOnlyRead(answer) ? m.onlyRead : m.givenUp
  return score_hundredths === null ? m.notScored : m.score({ score: marksOf(score_hundredths), total: question.marks })
}
