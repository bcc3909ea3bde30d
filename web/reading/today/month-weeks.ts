import { lastOf } from '#web/reading/daily/api.ts'

const WEEK = 7

/**
 * From Monday; outside days are `undefined`.
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = (new Date(`${month}-01T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK
  const days = Array.from({ length: lastOf(month) }, (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`)
  const places = [...Array<undefined>(before).fill(undefined), ...days]
  const weeks = Math.ceil(places.length / WEEK)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: WEEK }, (_, place) => places[week * WEEK + place]))
}

export const previousMonth = (month: string): string => shifted(month, -1)
export const nextMonth = (month: string): string => shifted(month, 1)

function shifted(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 7)
}
