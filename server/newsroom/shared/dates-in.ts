/** In English. */
export const MONTHS = [
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

export interface DateIn {
  text: string
  /** Where it begins. */
  at: number
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
      at: hit.index,
      date: year ? parts.join('-') : undefined,
      isImpossible: day !== undefined && !isPossible(Number(day), month, year),
      before: text.slice(Math.max(0, hit.index - 120), hit.index),
    }
  })
}

const pad = (number: number) => String(number).padStart(2, '0')

function isPossible(day: number, month: number, year: string | undefined): boolean {
  const isLeap = year === undefined || new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1
  const most = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0)
  return day >= 1 && day <= most
}
