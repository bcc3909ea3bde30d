/** India has no daylight saving. */
const OFFSET = '+05:30'
const OFFSET_MS = 5.5 * 60 * 60 * 1000

/** @param local `YYYY-MM-DDTHH:MM` */
export function fromIndianTime(local: string): string | undefined {
  const instant = new Date(`${local}:00${OFFSET}`)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined
}

export function inIndianTime(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16)
}

const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

export const formatIndianTime = (instant: string): string => `${format.format(new Date(instant))} IST`
