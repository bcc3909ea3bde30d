import { DIRECTIVES, type DirectiveId } from '#contract/practice/directives.ts'
import { marksText } from '#contract/practice/mock-test-rules.ts'
import { counted, formatNumber, percent } from '#web/platform/text/amounts.ts'
import { isOnlyRead } from '../answer/score-text.ts'
import type { AnswerSummary, WritingFigures } from './queries.ts'

export const directiveName = (directive: DirectiveId | null): string =>
  directive ? DIRECTIVES[directive].name : 'No directive word'

/** `8.50 of 15`, `Not scored`, `Gave up`, `Read, not written` */
export function outcomeText(answer: AnswerSummary): string {
  const { outcome, score_hundredths, question } = answer
  if (outcome === 'given_up') return isOnlyRead(answer) ? 'Read, not written' : 'Gave up'
  return score_hundredths === null ? 'Not scored' : `${marksText(score_hundredths)} of ${question.marks}`
}

/** `212 of 250 words`; for handwriting the number of photographs. */
export function lengthText(words: number, photos: number, aim: number): string {
  const pictures = counted(photos, 'photograph')
  if (words === 0 && photos > 0) return pictures
  const typed = `${formatNumber(words)} of ${formatNumber(aim)} words`
  return photos > 0 ? `${typed}, ${pictures}` : typed
}

type Averages = WritingFigures['total']

const NOTHING = '–'

/** In the order of the columns. */
export const meansTexts = ({ submitted, given_up, words, seconds, score_share }: Averages): [string, string, string, string] => [
  `${submitted + given_up}`,
  words === null ? NOTHING : `${Math.round(words)}`,
  seconds === null ? NOTHING : minutesText(seconds),
  score_share === null ? NOTHING : percent(score_share),
]

const minutesText = (seconds: number) => (seconds < 60 ? '< 1 min' : `${Math.round(seconds / 60)} min`)
