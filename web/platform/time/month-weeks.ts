import { daysAfter } from '#contract/calendar.ts'

const WEEK = 7

/**
 * From Monday; outside days are `undefined`.
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = weekdayOf(`${month}-01`)
  const days = Array.from(
    { length: Number(lastDayOf(month).slice(8)) },
    (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`,
  )
  const places = [...Array<undefined>(before).fill(undefined), ...days]
  const weeks = Math.ceil(places.length / WEEK)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: WEEK }, (_, place) => places[week * WEEK + place]))
}

export const previousMonth = (month: string): string => monthAfter(month, -1)
export const nextMonth = (month: string): string => monthAfter(month, 1)

export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}

export const lastDayOf = (month: string): string => daysAfter(`${nextMonth(month)}-01`, -1)

/** 0: Monday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK
