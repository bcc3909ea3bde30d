import * as m from '#messages/community/forums.ts'
import { formatDate } from '#web/platform/time/dates.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Hours, days up to seven, then a date. Never negative, even if this clock is slow. */
export function formatAge(instant: string | null, now: Date): string {
  if (instant === null) return m.never
  const age = now.getTime() - Date.parse(instant)
  if (age < HOUR) return m.justNow
  if (age < DAY) return m.hoursAgo({ hours: Math.floor(age / HOUR) })
  if (age < 8 * DAY) return m.daysAgo({ days: Math.floor(age / DAY) })
  return formatDate(instant)
}
