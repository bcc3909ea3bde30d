import { percent } from '#contract/amounts.ts'
import { DIRECTIVES, type DirectiveId } from '#contract/practice/directives.ts'
import { marksText } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/writing/home.ts'
import { isOnlyRead } from '../answer/score-text.ts'
import type { AnswerSummary, WritingFigures } from './queries.ts'

export const directiveName = (directive: DirectiveId | null): string => (directive ? DIRECTIVES[directive].name : m.noDirective)

/** `8.50 of 15`, `Not scored`, `Gave up`, `Read, not written` */
export function outcomeText(answer: AnswerSummary): string {
  const { outcome, score_hundredths, question } = answer
  if (outcome === 'given_up') return isOnlyRead(answer) ? m.onlyRead : m.gaveUp
  return score_hundredths === null ? m.notScored : m.score({ score: marksText(score_hundredths), total: question.marks })
}

/** `212 of 250 words`; for handwriting the number of photographs. */
export function lengthText(words: number, photos: number, aim: number): string {
  const pictures = m.photographs({ count: photos })
  if (words === 0 && photos > 0) return pictures
  const typed = m.wordCount({ words, aim })
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

const minutesText = (seconds: number) => (seconds < 60 ? m.lessThanMinute : m.minutes({ count: Math.round(seconds / 60) }))
