import { cutText } from '#contract/cut-text.ts'
import { datesIn, MONTHS } from '#server/newsroom/shared/dates-in.ts'

/** As far as it is said; a day always has its month. */
export interface SaidDate {
  text: string
  year: number | undefined
  month: number | undefined
  day: number | undefined
}

const NAMES = MONTHS.join('|')
const SHORT = MONTHS.flatMap((name) => {
  const forms = name === 'September' ? ['Sept', 'Sep'] : [cutText(name, 3)]
  return [...forms, ...forms.map((form) => form.toUpperCase()), name.toUpperCase()]
})
const SHORT_MONTH = new RegExp(`(?<![\\p{L}\\p{N}])(${SHORT.join('|')})(?![\\p{L}\\p{N}])\\.?`, 'gu')
const ISO = /(?<!\d)((?:1\d|20|21)\d\d)-(\d\d)-(\d\d)(?!\d)/g
const BY_NUMBERS = /(?<![\d.])(\d{1,2})[./-](\d{1,2})[./-]((?:1\d|20|21)\d\d)(?!\d)/g
const ORDINAL_DAY = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)(?: of)? (?=(?:${NAMES})\\b)`, 'g')
const MONTH_FIRST = new RegExp(
  `\\b(${NAMES}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d%:]|[.,]\\d)(?:,? ((?:1\\d|20|21)\\d\\d)\\b(?!,\\d))?`,
  'g',
)

/** All dates as `16 February 2024`. */
const inOneForm = (text: string): string =>
  text
    .replace(SHORT_MONTH, (found, short: string) => MONTHS.find((name) => isShort(name, short)) ?? found)
    .replace(ISO, (found, year, month, day) => written(day, month, year) ?? found)
    .replace(BY_NUMBERS, (found, day, month, year) => written(day, month, year) ?? found)
    .replace(ORDINAL_DAY, '$1 ')
    .replace(MONTH_FIRST, (_, month, day, year) => `${day} ${month}${year ? ` ${year}` : ''}`)

const isShort = (name: string, short: string) => name.toUpperCase().startsWith(short.toUpperCase())

function written(day: string, month: string, year: string): string | undefined {
  const name = MONTHS[Number(month) - 1]
  return name && Number(day) >= 1 && Number(day) <= 31 ? `${Number(day)} ${name} ${year}` : undefined
}

/** @returns the dates, and the text without them: their digits are no amounts */
export function datesSaid(text: string): { dates: SaidDate[]; rest: string } {
  const plain = inOneForm(text)
  const found = datesIn(plain)
  let [rest, from] = ['', 0]
  for (const date of found) {
    rest += `${plain.slice(from, date.at)};`
    from = date.at + date.text.length
  }
  return { dates: found.map(({ text: said }) => parsed(said)), rest: rest + plain.slice(from) }
}

function parsed(text: string): SaidDate {
  const [, day, name, year] = /^(?:(\d{1,2}) )?([A-Z][a-z]+)?(?:,? ?(\d{4}))?$/.exec(text) ?? []
  const month = name ? MONTHS.indexOf(name) + 1 : undefined
  return { text, year: year ? Number(year) : undefined, month, day: day ? Number(day) : undefined }
}

/** Words that mean a date near the day of the source. */
const RELATIVE = /\b(?:today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const NEAR_MS = 7 * 86_400_000

/**
 * A passage that says no year means that of its source, and one that says Tuesday a day of that week.
 * @param known the dates of the passages
 * @param sources the days of their sources, with whether the passage names a day of the week
 */
export function isDateKnown(
  said: SaidDate,
  known: readonly SaidDate[],
  sources: readonly { day: string; isRelative: boolean }[],
): boolean {
  if (known.some((date) => isWithin(said, date, sources))) return true
  if (said.month === undefined) return sources.some(({ day }) => yearOf(day) === said.year)
  return sources.some(({ day, isRelative }) => isRelative && isNear(said, day))
}

export const isRelative = (text: string): boolean => RELATIVE.test(text)

function isWithin(said: SaidDate, known: SaidDate, sources: readonly { day: string }[]): boolean {
  if (said.day !== undefined && said.day !== known.day) return false
  if (said.month !== undefined && said.month !== known.month) return false
  if (said.year === undefined || said.year === known.year) return true
  return known.year === undefined && sources.some(({ day }) => yearOf(day) === said.year)
}

function isNear({ year, month = 1, day }: SaidDate, of: string): boolean {
  const at = Date.parse(of)
  if (day === undefined) return monthOf(of) === month && (year === undefined || yearOf(of) === year)
  return Math.abs(Date.UTC(year ?? yearOf(of), month - 1, day) - at) <= NEAR_MS
}

const yearOf = (day: string) => new Date(day).getUTCFullYear()
const monthOf = (day: string) => new Date(day).getUTCMonth() + 1
