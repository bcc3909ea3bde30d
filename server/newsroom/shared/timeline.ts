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
 * Earliest first; of events of the same date in nearly the same words only the first one given, a dated development before a line of history.
 * @param events newest article first
 */
export function timelineOf(events: readonly DatedEvent[]): DatedEvent[] {
  const byDate = Map.groupBy(events, ({ date }) => date)
  return [...byDate]
    .toSorted(([one], [other]) => (one ?? LAST).localeCompare(other ?? LAST))
    .flatMap(([, ofDate]) => withoutRepeats(ofDate))
}

const LAST = '9999'

/** Bound the cost: thousands of long lines can have one date or none. */
const COMPARED = { characters: 100, before: 5 }

function withoutRepeats(events: readonly DatedEvent[]): DatedEvent[] {
  const kept: { event: DatedEvent; words: Words }[] = []
  const inOrder = events.toSorted((one, other) => rank(one) - rank(other))
  for (const event of inOrder) {
    const words = wordsOf(cutText(event.kind === 'history' ? withoutDate(event.english) : event.english, COMPARED.characters))
    if (!kept.slice(-COMPARED.before).some((other) => isSameEvent(other.words, words))) kept.push({ event, words })
  }
  return kept.map(({ event }) => event)
}

const rank = ({ kind }: DatedEvent) => (kind === 'since_then' ? 0 : 1)

const LED_BY_DATE = /^[^:]{3,32}:\s+/
const withoutDate = (line: string) => line.trim().replace(LED_BY_DATE, (led) => (/\d/.test(led) ? '' : led))

const SAME_EVENT = 0.6
const FEWEST_WORDS = 3

/** A short line may tell what a longer one tells at more length. */
function isSameEvent(one: Words, other: Words): boolean {
  const fewer = Math.min(one.size, other.size)
  return fewer >= FEWEST_WORDS && shared(one, other) / fewer >= SAME_EVENT
}
