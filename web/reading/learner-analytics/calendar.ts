import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'
import { formatDay } from '#web/platform/time/dates.ts'

const DAY_MS = 86_400_000

/** `12 Jan` */
export const shortDay = (day: string | undefined): string => (day ? formatDay(day, 'brief') : '')

export interface CalendarDay {
  day: string
  /** Undefined without reading. */
  articles: number | undefined
  isFuture: boolean
}

/** @returns weeks from Monday */
export function calendarOf({ weeks, days, today }: Pick<LearnerAnalytics, 'weeks' | 'days' | 'today'>): CalendarDay[][] {
  const articles = new Map(days.map((one) => [one.day, one.articles]))
  return weeks.map(({ week }) =>
    Array.from({ length: 7 }, (_, n) => {
      const day = new Date(Date.parse(week) + n * DAY_MS).toISOString().slice(0, 10)
      return { day, articles: articles.get(day), isFuture: day > today }
    }),
  )
}
