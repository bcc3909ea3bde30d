import { z } from 'zod'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day } from '#contract/text.ts'

/** How far back weeks and days go, with the current week. */
export const ANALYTICS_WEEKS = 12

const count = z.number().int().min(0)

const Week = z.object({
  /** The Monday. */
  week: Day,
  articles: count,
  /** By the articles' reading minutes, not measured. */
  minutes: count,
})

const Paper = z.object({ paper: z.string(), answered: count, right: count })

export const LearnerAnalytics = z.object({
  /** Today in the time zone of the person, in which days and weeks are counted. */
  today: Day,
  /** Without gaps, oldest first. */
  weeks: z.array(Week),
  /** The days of the streak, oldest first, with the articles first read on them. */
  days: z.array(z.object({ day: Day, articles: count })),
  /** Answers in quizzes and to the questions of the day. Unanswered questions of a submitted quiz count as answered wrongly. */
  papers: z.array(Paper),
})
export type LearnerAnalytics = z.infer<typeof LearnerAnalytics>

export const learnerAnalytics = {
  own: endpoint('GET /api/progress/analytics', 'member', {
    summary: 'Articles and minutes by week, right answers by paper, and the days of the streak',
    reply: data(LearnerAnalytics),
  }),
}
