export const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/**
 * `26 November 2026`
 * @param day `YYYY-MM-DD`
 */
export const dayInWords = (day: string): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`

/** @param day `YYYY-MM-DD` */
export const dayBefore = (day: string): string => daysAfter(day, -1)
export const dayAfter = (day: string): string => daysAfter(day, 1)

export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
