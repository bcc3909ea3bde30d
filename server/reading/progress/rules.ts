import { dayBefore } from '#contract/calendar.ts'

export interface StreakSoFar {
  current_streak: number
  longest_streak: number
  last_read_date: string
  /** The longest streak before the current one began. */
  longest_before: number
}

/**
 * The streak after reading on `day`. A day that is not later than the last one (the same day, or an earlier local date after a journey
 * west) changes nothing.
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

/** The streak on `today`: 0 if the last day of reading is before yesterday. */
export function currentOn(so: Pick<StreakSoFar, 'current_streak' | 'last_read_date'> | undefined, today: string): number {
  return so && (so.last_read_date >= today || so.last_read_date === dayBefore(today)) ? so.current_streak : 0
}
