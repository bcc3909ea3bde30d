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

const days = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' })
const times = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', timeStyle: 'short' })

/** `27 Nov, 11:02 pm – 28 Nov, 10:02 am (IST)` */
export function indianRange(from: string, to: string): string {
  const [first, last] = [days.format(new Date(from)), days.format(new Date(to))]
  const end = times.format(new Date(to))
  return `${first}, ${times.format(new Date(from))} – ${first === last ? end : `${last}, ${end}`} (IST)`
}
