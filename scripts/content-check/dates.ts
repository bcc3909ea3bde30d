import { datedLine } from '#web/articles/dated-line.ts'
import type { ArticleCheck, Finding } from './finding.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const NAMES = MONTHS.join('|')
const DATE = new RegExp(
  `(?:\\b(\\d{1,2}) )?\\b(${NAMES})\\b(?:,? ((?:1\\d|20|21)\\d{2})\\b)?|(?<![\\d,.₹$-])\\b((?:1\\d|20|21)\\d{2})\\b(?![,.]\\d)`,
  'g',
)
/** What these lead to may lie ahead: "by 2030", "from 1 January 2024", "takes effect on 1 October 2023". */
const AHEAD = new RegExp(
  [
    '\\b(?:by|from|until|till|before|for|to|of|through|after|between)\\s+(?:(?:the|end|late|early|about|around)\\s+|mid-)*',
    '\\bto (?:begin|start|open|come|end|enter|be|run|expire|close|finish)\\b[^.;]*',
    '\\b(?:takes? effect|effective|target|deadline|expected|due|scheduled|planned|will|shall|(?:is|are|was|were) to)\\b[^.;]*',
    '[-–]',
  ]
    .map((words) => `(?:${words})$`)
    .join('|'),
  'i',
)

interface DateIn {
  text: string
  /** `2024`, `2024-02` or `2024-02-16`: as far as it is told, so that it compares with the front of a full date. */
  date?: string
  isImpossible: boolean
  before: string
}

export function datesIn(text: string): DateIn[] {
  return [...text.matchAll(DATE)].map((hit) => {
    const [whole, day, name, ofMonth, alone] = hit
    const month = name ? MONTHS.indexOf(name) + 1 : 0
    const year = ofMonth ?? alone
    const parts = [year, month && pad(month), day && pad(Number(day))].filter(Boolean)
    return {
      text: whole,
      date: year ? parts.join('-') : undefined,
      isImpossible: day !== undefined && !isPossible(Number(day), month, year),
      before: text.slice(Math.max(0, hit.index - 40), hit.index),
    }
  })
}

const pad = (number: number) => String(number).padStart(2, '0')

function isPossible(day: number, month: number, year: string | undefined): boolean {
  const isLeap = year === undefined || new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1
  const most = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0)
  return day >= 1 && day <= most
}

const isLater = (date: string, publicationDate: string) => date > publicationDate.slice(0, date.length)

/** No 31 June and no 29 February 2023, wherever it is written. */
export const checkPossibleDates: ArticleCheck = (article) =>
  englishTexts(article).flatMap(([path, text]) =>
    datesIn(text)
      .filter(({ isImpossible }) => isImpossible)
      .map((date) => ({ path, message: `There is no ${date.text}` })),
  )

/** The past is over and the present is now: nothing in them happened later than the day, save what is said to lie ahead. */
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

function englishTexts({ title, summary, analysis_text, follow_up_data, mains_model_answers, potential_questions }: Article) {
  const texts: [string, string][] = [
    ['title', title],
    ['summary', summary],
    ...Object.entries(analysis_text).map(([name, text]): [string, string] => [`analysis_text.${name}`, text]),
    ...follow_up_data.historical_context.map((line, n): [string, string] => [`follow_up_data.historical_context.${n}`, line]),
    ...follow_up_data.key_terms_list.map(({ definition }, n): [string, string] => [
      `follow_up_data.key_terms_list.${n}.definition`,
      definition,
    ]),
    ...follow_up_data.flashcards.map(({ front, back }, n): [string, string] => [
      `follow_up_data.flashcards.${n}`,
      `${front}\n${back}`,
    ]),
    ...mains_model_answers.map(({ question, answer }, n): [string, string] => [
      `mains_model_answers.${n}`,
      `${question}\n${answer}`,
    ]),
    ...(potential_questions?.prelims_quiz ?? []).map(({ question_text, explanation }, n): [string, string] => [
      `potential_questions.prelims_quiz.${n}`,
      `${question_text}\n${explanation}`,
    ]),
  ]
  return texts
}
type Article = Parameters<ArticleCheck>[0]
