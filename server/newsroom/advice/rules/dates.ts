import { datedLine } from '#contract/reading/article-text/dated-line.ts'
import { datesIn } from '#server/newsroom/shared/dates-in.ts'
import { englishTexts } from './english-texts.ts'
import type { ArticleCheck, Finding } from './finding.ts'

/** What these lead to may lie ahead: "by 2030", "from 1 January 2024", "Agenda 2063", "takes effect on 1 October 2023". */
const AHEAD = new RegExp(
  [
    '\\b(?:by|from|until|till|before|after|for|to|through|between|(?:end|middle|start) of)\\s+(?:(?:the|late|early|about|around)\\s+|mid-)*',
    '\\b(?:Agenda|Vision|Mission|Plan|year)\\s+',
    '\\bto (?:begin|start|open|come|end|enter|be|run|expire|close|finish)\\b[^.;]*',
    '\\b(?:takes? effect|effective|target|goal|deadline|due|expect(?:s|ed)?|scheduled|planned|will|shall|until)\\b[^.;]*',
    '\\b(?:is|are|was|were) to\\b[^.;]*',
    '[-–]',
  ]
    .map((words) => `(?:${words})$`)
    .join('|'),
  'i',
)

const isLater = (date: string, publicationDate: string) => date > publicationDate.slice(0, date.length)

/** No 31 June and no 29 February 2023, wherever it is written. */
export const checkPossibleDates: ArticleCheck = (article) =>
  englishTexts(article).flatMap(([path, text]) =>
    datesIn(text)
      .filter(({ isImpossible }) => isImpossible)
      .map((date) => ({ path, message: `There is no ${date.text}` })),
  )

/** Past and present must not contain dates after the day, except dates that are stated as future. */
export const checkNothingAhead: ArticleCheck = ({ analysis_text }, publicationDate) =>
  ['past', 'present'].flatMap((section) => {
    const path = `analysis_text.${section}`
    return datesIn(analysis_text[section] ?? '').flatMap(({ date, text, before }): Finding[] => {
      if (!date || !isLater(date, publicationDate) || AHEAD.test(before)) return []
      return [{ path, message: `"${before.trim().split(' ').slice(-4).join(' ')} ${text}" is later than the day` }]
    })
  })

/** What is too old for a year. */
const CENTURY = /^.{0,40}\b(?:century|centuries|BCE|CE|BC|AD)\b/

/** History opens each line with its date, goes forward in time, and ends by the day itself. */
export const checkHistory: ArticleCheck = ({ follow_up_data }, publicationDate) => {
  let last = ''
  return follow_up_data.historical_context.flatMap((line, place): Finding[] => {
    const path = `follow_up_data.historical_context.${place}`
    if (!datedLine(line).date && !CENTURY.test(line)) return [{ path, message: 'Does not open with a date' }]
    const date = datesIn(line).find((one) => one.date)?.date
    if (!date) return []
    if (isLater(date, publicationDate)) return [{ path, message: `${date} is later than the day` }]
    const earlier = last
    last = date
    return isLater(earlier, date) ? [{ path, message: `Is earlier than the line before, ${earlier}` }] : []
  })
}
