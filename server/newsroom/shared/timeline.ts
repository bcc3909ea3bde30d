import { cutText } from '#contract/cut-text.ts'
import type { TimelineEvent } from '#contract/newsroom/threads.ts'
import { shared, type Words, wordsOf } from '#server/platform/text/similar-texts.ts'

export interface DatedEvent extends TimelineEvent {
  english: string
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const NAMES = MONTHS.join('|')
const FULL_DAY = new RegExp(`(\\d{1,2})(?:\\s*[-–]\\s*\\d{1,2})?\\s+(${NAMES})\\s+(\\d{4})`)
const TWO_MONTHS = new RegExp(`(\\d{1,2})\\s+(${NAMES})\\s*(?:to|and|[-–])\\s*\\d{1,2}\\s+(?:${NAMES})\\s+(\\d{4})`)
const MONTH = new RegExp(`(${NAMES})\\s+(\\d{4})`)
const YEAR = /(?:^|[^\d,])(\d{4})(?!\d)/
const EARLY_YEAR = /(?:^|\D)(\d{1,3}) (?:CE|AD)\b/
const CENTURY = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)[ -]century(?! BCE)/i

/** A later date is only mentioned. */
const OPENING = 40

/** `12 September 1996: …` is 1996-09-12, `In March 2010 …` is 2010-03; null without a year. */
export function dateOfLine(line: string): string | null {
  const opening = openingOf(line)
  const day = TWO_MONTHS.exec(opening) ?? FULL_DAY.exec(opening)
  if (day) return `${day[3]}-${monthOf(day[2])}-${day[1]?.padStart(2, '0')}`
  const month = MONTH.exec(opening)
  if (month) return `${month[2]}-${monthOf(month[1])}`
  const year = YEAR.exec(opening)?.[1] ?? EARLY_YEAR.exec(opening)?.[1]
  if (year) return year.padStart(4, '0')
  const century = CENTURY.exec(opening)?.[1]
  return century ? String((Number(century) - 1) * 100).padStart(4, '0') : null
}

/** Up to a colon near the beginning, if there is one after a number. */
function openingOf(line: string): string {
  const opening = cutText(line.trim(), OPENING)
  const [led] = opening.split(':')
  return led && led.length < opening.length && /\d/.test(led) ? led : opening
}

const monthOf = (name: string | undefined) => String(MONTHS.indexOf(name ?? '') + 1).padStart(2, '0')

/**
 * Earliest first. Of events in nearly the same words the most exact one remains: of the same date, one in the reader's language and then a dated
 * development before a line of history; of a year or a month and a day in it, the day.
 * @param events newest article first
 */
export function timelineOf(events: readonly DatedEvent[]): DatedEvent[] {
  const byYear = Map.groupBy(events, ({ date }) => date?.slice(0, YEAR_LENGTH))
  return [...byYear.values()]
    .flatMap(withoutRepeats)
    .toSorted((one, other) => (one.date ?? LAST).localeCompare(other.date ?? LAST))
}

const LAST = '9999'
const YEAR_LENGTH = 4
const MONTH_LENGTH = 7
const DAY_LENGTH = 10

/** Bound the cost: thousands of long lines can have one date or none. */
const COMPARED = { characters: 100, before: 20 }

interface Kept {
  date: string
  words: Words
}

function withoutRepeats(ofYear: readonly DatedEvent[]): DatedEvent[] {
  const keptIn = new Map<string, Kept[]>()
  const exactFirst = ofYear.toSorted(
    (one, other) => (other.date ?? '').length - (one.date ?? '').length || rank(one) - rank(other),
  )
  return exactFirst.filter((event) => {
    const text = event.kind === 'history' ? withoutDate(event.english) : event.english
    const kept = { date: event.date ?? '', words: wordsOf(cutText(text, COMPARED.characters)) }
    if (
      keptIn
        .get(kept.date)
        ?.slice(-COMPARED.before)
        .some((other) => isSameEvent(other, kept))
    )
      return false
    for (const length of new Set([YEAR_LENGTH, MONTH_LENGTH, DAY_LENGTH].map((length) => Math.min(length, kept.date.length)))) {
      const period = kept.date.slice(0, length)
      keptIn.set(period, [...(keptIn.get(period) ?? []).slice(1 - COMPARED.before), kept])
    }
    return true
  })
}

const rank = ({ kind, text }: DatedEvent) => (kind === 'since_then' ? 0 : 1) + (text.lang === 'en' ? 2 : 0)

const LED_BY_DATE = /^[^:]{3,32}:\s+/
const BEGINS_WITH_DATE = /^(?:On|In) [\w ]{0,20}?\b\d{4},?\s+/
const withoutDate = (line: string) =>
  line
    .trim()
    .replace(LED_BY_DATE, (led) => (/\d/.test(led) ? '' : led))
    .replace(BEGINS_WITH_DATE, '')

/** Part of the words of the shorter. On one day less happens than in a year; what a year is given for need not be what a day of it is. */
const SAME_EVENT = { ofDay: 0.5, ofPeriod: 0.6, ofDayAndPeriod: 0.7 }
const FEWEST_WORDS = 3

/** A short line may tell what a longer one tells at more length. */
function isSameEvent(one: Kept, other: Kept): boolean {
  const fewer = Math.min(one.words.size, other.words.size)
  return fewer >= FEWEST_WORDS && shared(one.words, other.words) / fewer >= leastShared(one.date, other.date)
}

function leastShared(one: string, other: string): number {
  if (one !== other) return SAME_EVENT.ofDayAndPeriod
  return one.length === DAY_LENGTH ? SAME_EVENT.ofDay : SAME_EVENT.ofPeriod
}
