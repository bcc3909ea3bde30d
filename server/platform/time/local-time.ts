export interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string
  hour: number
  /** Sunday is 0. */
  weekday: number
}

export function localTime(timeZone: string, instant: Date): LocalTime {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year}-${parts.month}-${parts.day}`
  return { day, hour: Number(parts.hour), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() }
}

/** Of the examination, of published days and of jobs. */
export const INDIA = 'Asia/Kolkata'

/** In every time zone days begin on a quarter of an hour UTC. */
const QUARTER_MS = 15 * 60_000
const days = new Map<string, { quarter: number; day: string }>()

export function dayIn(timeZone: string, instant: Date): string {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const known = days.get(timeZone)
  if (known?.quarter === quarter) return known.day
  const { day } = localTime(timeZone, instant)
  days.set(timeZone, { quarter, day })
  return day
}

export const isWithin = ({ hour }: LocalTime, { from, to }: { from: number; to: number }): boolean => hour >= from && hour < to

/** Creating a formatter is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  formats.set(timeZone, made)
  return made
}
