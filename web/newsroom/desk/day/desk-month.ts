import { daysAfter } from '#contract/calendar.ts'

/** @param month `YYYY-MM` */
export const monthAfter = (month: string, count: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

export const monthOf = (day: string): string => day.slice(0, 7)

export const lastDayOf = (month: string): string => daysAfter(`${monthAfter(month, 1)}-01`, -1)

/** 0: Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const SATURDAY = 5
/** Monday to Friday. */
export const isWorkday = (day: string): boolean => weekdayOf(day) < SATURDAY

/** From Monday; `undefined` outside of the month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`
  const before = weekdayOf(first)
  const days = Number(lastDayOf(month).slice(8))
  const weeks = Math.ceil((before + days) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = daysAfter(first, week * 7 + place - before)
      return monthOf(day) === month ? day : undefined
    }),
  )
}

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
