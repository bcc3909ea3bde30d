/** Days appear by Indian time, wherever an editor sits. India has one zone and no daylight saving. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

/** @param local `YYYY-MM-DDTHH:MM`, as a field for date and time gives it; @returns an instant in UTC, `undefined` for what is none */
export function fromIndianTime(local: string): string | undefined {
  const instant = new Date(`${local}:00${OFFSET}`)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined
}

/** As a field for date and time wants it. */
export function inIndianTime(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16)
}

const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

export const sayIndianTime = (instant: string): string => `${format.format(new Date(instant))}, Indian time`
