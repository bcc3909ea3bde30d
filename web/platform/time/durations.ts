import { counted } from '#web/platform/text/amounts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

export function timeTaken(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return joined(Math.floor(seconds / MINUTE), 'min', seconds % MINUTE, 's')
  return joined(Math.floor(seconds / HOUR), 'h', Math.floor((seconds % HOUR) / MINUTE), 'min')
}

const joined = (large: number, unit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`

/** `m:ss` */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / MINUTE)}:${twoDigits(whole % MINUTE)}`
}

/** `1:05:09` */
export function clockTimeWithHours(seconds: number): string {
  if (seconds < HOUR) return clockTime(seconds)
  return `${Math.floor(seconds / HOUR)}:${clockTime(seconds % HOUR).padStart(5, '0')}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Screen readers read `1:05` as a time of day. */
export const spokenMinutes = (seconds: number, between = ' '): string =>
  spoken(Math.floor(seconds / MINUTE), 'minute', seconds % MINUTE, 'second', between)

export const spokenHours = (minutes: number): string => spoken(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute', ' ')

const spoken = (large: number, unit: string, small: number, smallUnit: string, between: string) =>
  [large > 0 && counted(large, unit), small > 0 && counted(small, smallUnit)].filter(Boolean).join(between)
