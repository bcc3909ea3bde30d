import { dayInWords, daysAfter } from '#contract/calendar.ts'

/** ISO 8601 week `2024-W31`, or month `2024-08`. */
export type PeriodKind = 'week' | 'month'

export interface Period {
  kind: PeriodKind
  first_day: string
  last_day: string
}

const DAYS_OF_WEEK = 7

/** @returns `undefined` unless 1900 to 2199 */
export function periodOf(name: string): Period | undefined {
  const [, year = '', week, month] = /^(19\d\d|2[01]\d\d)-(?:W(\d\d)|(\d\d))$/.exec(name) ?? []
  if (week) return weekOf(Number(year), Number(week))
  return month ? monthOf(year, Number(month)) : undefined
}

/** Week 1 has the first Thursday of the year. */
function weekOf(year: number, week: number): Period | undefined {
  const inFirst = `${year}-01-04`
  const first_day = daysAfter(mondayBefore(inFirst), (week - 1) * DAYS_OF_WEEK)
  const thursday = daysAfter(first_day, 3)
  if (week === 0 || !thursday.startsWith(String(year))) return undefined
  return { kind: 'week', first_day, last_day: daysAfter(first_day, DAYS_OF_WEEK - 1) }
}

/** Keeps a Monday. */
function mondayBefore(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysAfter(day, -((weekday + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK))
}

function monthOf(year: string, month: number): Period | undefined {
  if (month < 1 || month > 12) return undefined
  const first = new Date(Date.UTC(Number(year), month - 1, 1))
  const last = new Date(Date.UTC(Number(year), month, 0))
  return { kind: 'month', first_day: first.toISOString().slice(0, 10), last_day: last.toISOString().slice(0, 10) }
}

/** "29 July 2024 to 4 August 2024" or "August 2024" */
export function periodInWords({ kind, first_day, last_day }: Period): string {
  if (kind === 'week') return `${dayInWords(first_day)} to ${dayInWords(last_day)}`
  return dayInWords(first_day).replace(/^\d+ /, '')
}
