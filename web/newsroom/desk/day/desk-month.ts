import { daysAfter } from '#contract/calendar.ts'
import { lastDayOf, monthAfter, weekdayOf } from '#web/platform/time/month-weeks.ts'

export const monthOf = (day: string): string => day.slice(0, 7)

const SATURDAY = 5
/** Monday to Friday. */
export const isWorkday = (day: string): boolean => weekdayOf(day) < SATURDAY

const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day) => daysAfter(day, -weekdayOf(day)),
  End: (day) => daysAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => inMonth(monthAfter(monthOf(day), -1), day),
  PageDown: (day) => inMonth(monthAfter(monthOf(day), 1), day),
}

/** @returns where a key leads from a day, `undefined` for other keys */
export const dayByKey = (day: string, key: string): string | undefined => STEPS[key]?.(day)

/** The same day of the month, or its last one. */
function inMonth(month: string, day: string): string {
  const wanted = `${month}-${day.slice(8)}`
  const last = lastDayOf(month)
  return wanted < last ? wanted : last
}
