import { ANALYTICS_WEEKS, type LearnerAnalytics } from '#contract/reading/learner-analytics.ts'

const DAY_MS = 86_400_000

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const firstDay = (today: string): string => addDays(mondayOf(today), -7 * (ANALYTICS_WEEKS - 1))

export interface DayOfReading {
  day: string
  articles: number
  minutes: number
}

/** With empty weeks. */
export function weeksOf(days: DayOfReading[], today: string): LearnerAnalytics['weeks'] {
  const from = firstDay(today)
  return Array.from({ length: ANALYTICS_WEEKS }, (_, n) => {
    const week = addDays(from, 7 * n)
    const within = days.filter(({ day }) => mondayOf(day) === week)
    return { week, articles: sum(within, 'articles'), minutes: sum(within, 'minutes') }
  })
}

const sum = (days: DayOfReading[], name: 'articles' | 'minutes') => days.reduce((total, day) => total + day[name], 0)
