// Created on first use, because pages that only count days do not need it.
let format: Intl.DateTimeFormat | undefined

/** @param day `YYYY-MM-DD`; a plain day, formatted in UTC it is the same day everywhere */
export function dayInWords(day: string): string {
  format ??= new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** @param day `YYYY-MM-DD` */
export const dayBefore = (day: string): string => daysAfter(day, -1)
export const dayAfter = (day: string): string => daysAfter(day, 1)

/** @param count of days, negative for days before */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}
