/** The day of an instant where the person lives, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format.format(instant)
}

/** Making a formatter costs far more than using it. There are some 600 zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

export interface StreakSoFar {
  current_streak: number
  longest_streak: number
  last_read_date: string
  /** The longest streak before the current one began. */
  longest_before: number
}

/**
 * The streak after something was read on `day`. A day that is not later than the last one (the same day again, or a traveller whose
 * calendar went back) changes nothing.
 */
export function withDay(so: StreakSoFar | undefined, day: string): StreakSoFar {
  if (so && day <= so.last_read_date) return so
  const goesOn = so !== undefined && so.last_read_date === dayBefore(day)
  const current = goesOn ? so.current_streak + 1 : 1
  return {
    current_streak: current,
    longest_streak: Math.max(current, so?.longest_streak ?? 0),
    last_read_date: day,
    longest_before: goesOn ? so.longest_before : (so?.longest_streak ?? 0),
  }
}

/** The streak as it stands: it holds through today and yesterday, and is 0 after a whole day without reading. */
export function currentOn(so: Pick<StreakSoFar, 'current_streak' | 'last_read_date'> | undefined, today: string): number {
  return so && so.last_read_date >= dayBefore(today) ? so.current_streak : 0
}
