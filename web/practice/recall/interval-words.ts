import * as m from '#messages/practice/recall/interval-words.ts'

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
  if (seconds === null) return m.afterExamination
  if (seconds < HOUR) return m.minutes({ count: Math.max(1, Math.round(seconds / MINUTE)) })
  if (seconds < DAY) return m.hours({ count: Math.round(seconds / HOUR) })
  if (seconds < MONTH) return m.days({ count: Math.round(seconds / DAY) })
  if (seconds < YEAR) return m.months({ count: oneDecimal(seconds / MONTH) })
  return m.years({ count: oneDecimal(seconds / YEAR) })
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10
/** `about 4 minutes` */
export const minutesText = (minutes: number): string =>
  minutes < 1 ? m.lessThanMinute : m.aboutMinutes({ count: Math.round(minutes) })
