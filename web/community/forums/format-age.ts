import { formatDate } from '#web/platform/time/dates.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Hours, days up to seven, then a date. Never negative, even if this clock is slow. */
export function formatAge(instant: string | null, now: Date): string {
  if (instant === null) return 'Never'
  const age = now.getTime() - Date.parse(instant)
  if (age < HOUR) return 'Just now'
  if (age < DAY) return `${Math.floor(age / HOUR)}h ago`
  if (age < 8 * DAY) return `${Math.floor(age / DAY)}d ago`
  return formatDate(instant)
}
