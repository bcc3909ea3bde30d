import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day } from '#contract/text.ts'

/** Includes the current week. */
export const ANALYTICS_WEEKS = 12

const count = z.number().int().min(0)

const Week = z.object({
  /** Monday. */
  week: Day,
  articles: count,
  /** Not measured. */
  minutes: count,
})

const Paper = z.object({ paper: z.string(), answered: count, right: count })

export const LearnerAnalytics = z.object({
  /** In the person's time zone. */
  today: Day,
  /** Without gaps, oldest first. */
  weeks: z.array(Week),
  /** Oldest first. */
  days: z.array(z.object({ day: Day, articles: count })),
  /** Unanswered questions count as wrong. */
  papers: z.array(Paper),
})
export type LearnerAnalytics = z.infer<typeof LearnerAnalytics>

export const learnerAnalytics = {
  own: endpoint('GET /api/progress/analytics', 'member', {
    summary: 'Articles and minutes by week, right answers by paper, and the days of the streak',
    reply: data(LearnerAnalytics),
  }),
}
