export interface LocalTime {
  /** `YYYY-MM-DD`. */
  day: string
  hour: number
  /** From Sunday as 0. */
  weekday: number
}

/** The clock on the wall of a time zone, with its daylight saving. */
export function localTime(timeZone: string, instant: Date): LocalTime {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts.year}-${parts.month}-${parts.day}`
  return { day, hour: Number(parts.hour), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() }
}

/** The day of an instant where the person lives, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, instant: Date): string => localTime(timeZone, instant).day

export const isWithin = ({ hour }: LocalTime, { from, to }: { from: number; to: number }): boolean => hour >= from && hour < to

/** Making a formatter costs far more than using it. There are some 600 zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  formats.set(timeZone, made)
  return made
}
