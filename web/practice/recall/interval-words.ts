import { counted } from '#web/platform/text/amounts.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30.4 * DAY
const YEAR = 365 * DAY

/**
 * `1 min`, `3 h`, `4 days`, `2.5 months`, `1.2 years`
 * @param seconds null: after the examination
 */
export function intervalWords(seconds: number | null): string {
  if (seconds === null) return 'after the examination'
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))} min`
  if (seconds < DAY) return `${Math.round(seconds / HOUR)} h`
  if (seconds < MONTH) return counted(Math.round(seconds / DAY), 'day')
  return seconds < YEAR ? counted(oneDecimal(seconds / MONTH), 'month') : counted(oneDecimal(seconds / YEAR), 'year')
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
/** `about 4 minutes` */
export const minutesText = (minutes: number): string =>
  minutes < 1 ? 'less than a minute' : `about ${counted(Math.round(minutes), 'minute')}`
