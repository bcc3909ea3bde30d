const LOCALE = 'en-IN'

/** A publication date has no time: formatted in UTC it is the same day everywhere. */
const dayFormats = {
  long: new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  weekday: new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
  medium: new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }),
  short: new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
}

/** @param day `YYYY-MM-DD` */
export function formatDay(day: string, length: keyof typeof dayFormats = 'medium'): string {
  return dayFormats[length].format(new Date(`${day}T00:00:00Z`))
}

const instantFormats = new Map<string | undefined, Intl.DateTimeFormat>()

/** @param instant ISO 8601; @param timeZone the reader's own where none is given */
export function formatInstant(instant: string, timeZone?: string): string {
  // Creating a format takes far longer than using it, and a long list can have a thousand instants.
  const format =
    instantFormats.get(timeZone) ?? new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  instantFormats.set(timeZone, format)
  return format.format(new Date(instant))
}

const dates = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of an instant in the reader's time zone. */
export const formatDate = (instant: string): string => dates.format(new Date(instant))

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `Just now` under a minute, then minutes, hours and days up to a week, then a date. */
export function relativeTime(instant: string, now: Date = new Date()): string {
  const then = new Date(instant)
  const age = now.getTime() - then.getTime()
  if (age < MINUTE) return 'Just now'
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return ago(Math.floor(age / HOUR), 'hour')
  if (age <= 7 * DAY) return ago(Math.floor(age / DAY), 'day')
  return formatDate(instant)
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`
