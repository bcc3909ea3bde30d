import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { TranslatedTitle } from '#contract/in-targets.ts'
import { AskedLanguage, Day, Id, Instant } from '#contract/text.ts'
import { ARTICLE_NOT_FOUND } from './articles.ts'
import { ExamDate } from './exam-dates.ts'
import { StudyPlan } from './study-plan.ts'

/** Articles read. */
export const READING_MILESTONES: readonly number[] = [1, 10, 50, 100, 500]

/** Days. */
export const STREAK_MILESTONES: readonly number[] = [3, 7, 14, 30, 60, 100, 365]

export const Streak = z.object({
  current_streak: z.number().int(),
  longest_streak: z.number().int(),
  total_articles_read: z.number().int(),
  last_read_date: Day.nullable(),
})
export type Streak = z.infer<typeof Streak>

/** 0: top, 1: end of the analysis. */
const Position = z
  .number()
  .min(0, { error: 'position must be between 0 and 1' })
  .max(1, { error: 'position must be between 0 and 1' })

export const HalfRead = z.object({
  article_id: Id,
  title: z.string(),
  title_translated: TranslatedTitle,
  gs_paper_category: z.string(),
  publication_date: Day,
  position: Position,
  updated_at: Instant,
})
export type HalfRead = z.infer<typeof HalfRead>

const Waiting = z.object({
  /** Latest attempts; needs `proStudy`. */
  wrong_answers: z
    .object({ attempt_id: Id, title: z.string(), title_translated: TranslatedTitle, count: z.number().int() })
    .nullable(),
  /** Unread, newest first. */
  answers: z.array(z.object({ title: z.string(), message: z.string(), path: z.string() })),
})

export const Today = z.object({
  /** In the person's time zone. */
  day: Day,
  /** The days are samples. */
  is_demo: z.boolean(),
  /** `null` before the first questions. */
  plan: StudyPlan.nullable(),
  exam_dates: z.array(ExamDate),
  finished_today: z.object({ articles: z.number().int(), minutes: z.number().int() }),
  finished_ids: z.array(Id),
  half_read: z.array(HalfRead),
  /** Latest attempts, newest first; needs `proStudy`. */
  quizzes_taken: z.array(z.object({ quiz_id: Id, score: z.number().int(), total_questions: z.number().int() })),
  waiting: Waiting,
})
export type Today = z.infer<typeof Today>

const params = z.object({ articleId: Id })
const notFound = ARTICLE_NOT_FOUND

export const progress = {
  readIds: endpoint('GET /api/progress', 'member', {
    summary: 'Ids of the articles the person has read',
    reply: data(z.array(Id)),
  }),
  markRead: endpoint('POST /api/progress/:articleId', 'member', {
    summary: 'Mark an article as read',
    params,
    notFound,
    reply: data(Streak),
  }),
  markUnread: endpoint('DELETE /api/progress/:articleId', 'member', {
    summary: 'Mark an article as unread; the streak does not change',
    params,
    notFound,
    reply: Done,
  }),
  finishedIds: endpoint('GET /api/progress/finished', 'member', {
    summary: 'Ids of the articles the person has finished',
    reply: data(z.array(Id)),
  }),
  finish: endpoint('POST /api/progress/:articleId/finished', 'member', {
    summary: 'Mark an article as finished; repeating it changes nothing. The reading mark and the streak do not change',
    params,
    notFound,
    reply: Done,
  }),
  unfinish: endpoint('DELETE /api/progress/:articleId/finished', 'member', {
    summary: 'Remove the finished mark of an article; repeating it changes nothing',
    params,
    notFound,
    reply: Done,
  }),
  today: endpoint('GET /api/progress/today', 'member', {
    summary:
      'What Today shows about the person: study plan, dates of examinations, finished and partly read articles, quizzes taken, pending items',
    query: z.object({ language: AskedLanguage }),
    reply: data(Today),
  }),
  halfRead: endpoint('GET /api/progress/half-read', 'member', {
    summary: 'Up to 5 partly read articles, newest first',
    reply: data(z.array(HalfRead)),
  }),
  position: endpoint('GET /api/progress/:articleId/position', 'member', {
    summary: 'The reading position of the person in an article',
    params,
    notFound,
    reply: data(z.object({ position: Position })),
  }),
  savePosition: endpoint('PUT /api/progress/:articleId/position', 'member', {
    summary: 'Save the reading position of the person in an article',
    params,
    notFound,
    body: z.object({ position: Position }),
    reply: Done,
  }),
  streak: endpoint('GET /api/notifications/streak', 'member', {
    summary: 'The reading streak',
    reply: data(Streak),
  }),
}
