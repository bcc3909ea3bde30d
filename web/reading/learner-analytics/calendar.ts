import type { LearnerAnalytics } from '#contract/reading/learner-analytics.ts'

const DAY_MS = 86_400_000

const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' })

/** "12 Jan" */
export const shortDay = (day: string | undefined): string => (day ? format.format(new Date(`${day}T00:00:00Z`)) : '')

export interface CalendarDay {
  day: string
  /** Undefined on a day without reading. */
  articles: number | undefined
  isFuture: boolean
}

/** @returns for each week its seven days from Monday on */
export function calendarOf({ weeks, days, today }: Pick<LearnerAnalytics, 'weeks' | 'days' | 'today'>): CalendarDay[][] {
  const articles = new Map(days.map((one) => [one.day, one.articles]))
  return weeks.map(({ week }) =>
    Array.from({ length: 7 }, (_, n) => {
      const day = new Date(Date.parse(week) + n * DAY_MS).toISOString().slice(0, 10)
      return { day, articles: articles.get(day), isFuture: day > today }
    }),
  )
}
