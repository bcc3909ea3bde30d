import { dayInWords, MONTHS } from '#contract/calendar.ts'
import type { DateRules } from '#contract/language-descriptors.ts'
import type { Language } from '#contract/languages.ts'
import { DATE_RULES, LANGUAGE, LOCALES } from '#messages/language.ts'
import * as m from '#messages/platform/time.ts'
import { readSession } from '#web/platform/session/session.ts'

const MEDIUM = { day: 'numeric', month: 'long', year: 'numeric' } as const

const shortMonthIn = (language: Language): 'long' | 'short' => (DATE_RULES[language].hasFullMonths ? 'long' : 'short')

/** Dates without a time. */
const DAY_OPTIONS = {
  long: { ...MEDIUM, weekday: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  medium: MEDIUM,
  short: { ...MEDIUM, month: 'short' },
  compact: { ...MEDIUM, month: 'short', weekday: 'short' },
  brief: { day: 'numeric', month: 'short' },
  shortWeekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
} as const

type DayLength = keyof typeof DAY_OPTIONS

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Without `Intl`: its first format takes 50 ms (200 on slow phones). */
const ENGLISH: Record<DayLength, (day: string) => string> = {
  long: (day) => `${weekdayOf(day)}, ${dayInWords(day)}`,
  weekday: (day) => `${weekdayOf(day)}, ${dayInWords(day).slice(0, -5)}`,
  medium: dayInWords,
  short: (day) => `${ENGLISH.brief(day)} ${day.slice(0, 4)}`,
  shortWeekday: (day) => englishWeekday(day),
  compact: (day) => `${englishWeekday(day)} ${ENGLISH.short(day)}`,
  brief: (day) => `${Number(day.slice(8, 10))} ${shortMonth(day)}`,
  month: (day) => englishMonth(day, 'long'),
  shortMonth: (day) => englishMonth(day, 'short'),
}

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
const shortMonth = (day: string) => {
  const name = MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
  return name === 'September' ? 'Sept' : name.slice(0, 3)
}

export const shortWeekday = (day: string): string => (LANGUAGE === 'en' ? englishWeekday(day) : formatDay(day, 'shortWeekday'))

const englishWeekday = (day: string) => weekdayOf(day).slice(0, 3)

export const formatMonth = (month: string, length: 'long' | 'short' = 'long'): string =>
  LANGUAGE === 'en'
    ? englishMonth(month, length)
    : formatDay(`${month.slice(0, 7)}-01`, length === 'short' ? 'shortMonth' : 'month')

const englishMonth = (month: string, length: 'long' | 'short') =>
  `${length === 'short' ? shortMonth(month) : MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

function dayOptions(length: DayLength, language: Language): Intl.DateTimeFormatOptions {
  const options: Intl.DateTimeFormatOptions = DAY_OPTIONS[length]
  return options.month === 'short' ? { ...options, month: shortMonthIn(language) } : options
}

function formatter(language: Language, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const { isDayFirst, evening } = DATE_RULES[language]
  const hidesYear = isDayFirst && options.day && !options.year
  const { format } = new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options, ...(hidesYear && { year: 'numeric' }) })
  return (at) => {
    const text = hidesYear ? format(at).replace(/,? \d{4}$/, '') : format(at)
    return evening ? withEvening(text, evening) : text
  }
}

/** The hour follows the part of the day: `மாலை 6:12`. */
const withEvening = (text: string, [intl, early, late]: NonNullable<DateRules['evening']>) =>
  text.replace(new RegExp(`${intl}(?=.(\\d))`), (_, hour) => (hour < 8 ? early : late))

const dayFormats = new Map<string, (at: Date) => string>()

/** @param day `YYYY-MM-DD` */
export function formatDay(day: string, length: DayLength = 'medium', language: Language = LANGUAGE): string {
  if (language === 'en') return ENGLISH[length](day)
  const key = language + length
  const format = dayFormats.get(key) ?? formatter(language, 'UTC', dayOptions(length, language))
  dayFormats.set(key, format)
  return format(new Date(`${day}T00:00:00Z`))
}

/** “शाम 6:03” stays on one line. */
const unbroken = (text: string) => text.replace(/([^\d\s,.]) (?=\d{1,2}:)/g, '$1\u00a0')

const DATE = { day: 'numeric', month: shortMonthIn(LANGUAGE), year: 'numeric' } as const
/** Without `dayPeriod`, languages of India have AM and PM in Latin letters. */
const CLOCK =
  LANGUAGE === 'en' ? ({ timeStyle: 'short' } as const) : ({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const)

const INSTANT_OPTIONS = {
  full: LANGUAGE === 'en' ? ({ dateStyle: 'medium', timeStyle: 'short' } as const) : { ...DATE, ...CLOCK },
  date: DATE,
  time: CLOCK,
  brief: { day: 'numeric', month: shortMonthIn(LANGUAGE) },
} as const

const instantFormats = new Map<string, (at: Date) => string>()

/** @param instant ISO 8601 */
export const formatInstant = (instant: string, timeZone = ownZone()): string =>
  DATE_RULES[LANGUAGE].hasFullMonths ? formatMoment(instant, timeZone) : inZone(timeZone, instant, 'full')

/** "28 Nov 2026 at 1:09 am" */
export const formatMoment = (instant: string, timeZone = ownZone()): string =>
  m.moment({ date: inZone(timeZone, instant, 'date'), time: inZone(timeZone, instant, 'time') })

export const formatDate = (instant: string): string => inZone(ownZone(), instant, 'date')

/** "28 Nov": for days less than a year away. */
export const formatBriefDate = (instant: string): string => inZone(ownZone(), instant, 'brief')

export const formatTime = (instant: string): string => inZone(ownZone(), instant, 'time')

/** `undefined` for guests: the device's. */
const ownZone = () => readSession().user?.time_zone

function inZone(timeZone: string | undefined, instant: string, length: keyof typeof INSTANT_OPTIONS): string {
  const key = `${timeZone} ${length}`
  // Creating formats is slow; lists have a thousand.
  const format = instantFormats.get(key) ?? formatter(LANGUAGE, timeZone, INSTANT_OPTIONS[length])
  instantFormats.set(key, format)
  return unbroken(format(new Date(instant)))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function relativeTime(instant: string, now: Date = new Date()): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  if (age < MINUTE) return m.justNow
  if (age < HOUR) return m.minutesAgo({ count: Math.floor(age / MINUTE) })
  if (age < DAY) return m.hoursAgo({ count: Math.floor(age / HOUR) })
  if (age <= 7 * DAY) return m.daysAgo({ count: Math.floor(age / DAY) })
  return formatDate(instant)
}
