import { counted } from '#web/platform/text/amounts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** `48 s`, `3 min 20 s`, `1 h 5 min`. */
export function timeTaken(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return joined(Math.floor(seconds / MINUTE), 'min', seconds % MINUTE, 's')
  return joined(Math.floor(seconds / HOUR), 'h', Math.floor((seconds % HOUR) / MINUTE), 'min')
}

const joined = (large: number, unit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`

/** `m:ss`; a duration that is not known yet is `0:00`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / MINUTE)}:${twoDigits(whole % MINUTE)}`
}

/** `1:05:09`, `5:09` */
export function clockTimeWithHours(seconds: number): string {
  if (seconds < HOUR) return clockTime(seconds)
  return `${Math.floor(seconds / HOUR)}:${clockTime(seconds % HOUR).padStart(5, '0')}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `1 minute 5 seconds`, since screen readers read `1:05` as a time of day; empty for no time. */
export const spokenMinutes = (seconds: number, between = ' '): string =>
  spoken(Math.floor(seconds / MINUTE), 'minute', seconds % MINUTE, 'second', between)

/** `1 hour 5 minutes`; empty for no time. */
export const spokenHours = (minutes: number): string => spoken(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute', ' ')

const spoken = (large: number, unit: string, small: number, smallUnit: string, between: string) =>
  [large > 0 && counted(large, unit), small > 0 && counted(small, smallUnit)].filter(Boolean).join(between)
