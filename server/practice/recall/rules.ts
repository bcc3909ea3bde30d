import { clipParameters, createEmptyCard, default_w, type FSRS, fsrs, type Grade, type RecordLogItem, type State } from 'ts-fsrs'
import { daysAfter } from '#contract/calendar.ts'
import type { Queue } from '#contract/practice/recall.ts'
import { GRADES, type Intervals } from '#contract/practice/recall-rules.ts'
import { type Exam, examDay } from '#contract/reading/study-plan-rules.ts'

/** Without fuzz: buttons show exact intervals. */
const USUAL = fsrs({ enable_fuzz: false })

/** @param weights null: FSRS defaults */
export const schedulerWith = (weights: number[] | null): FSRS => (weights ? fsrs({ enable_fuzz: false, w: weights }) : USUAL)

/** As FSRS recommends (docs/decisions/0049-recall.md). */
export const ENOUGH_TO_FIT = 1000

export function areWeights(weights: readonly number[]): boolean {
  const inRange = clipParameters([...weights], 1)
  return (
    weights.length === default_w.length && weights.every((weight, at) => Math.abs(weight - (inRange[at] ?? Number.NaN)) < 1e-6)
  )
}

export interface Schedule {
  state: number
  due: Date
  stability: number
  difficulty: number
  reps: number
  lapses: number
  learning_steps: number
  scheduled_days: number
  last_review: Date | null
}

export interface Review {
  review_id: string
  grade: number
  reviewed_at: Date
}

export interface Before {
  review_id: string
  state_before: number
  /** Probability of recall; null for a new card. */
  forecast: number | null
}

const SCHEDULE = [
  ...(['state', 'due', 'stability', 'difficulty', 'reps', 'lapses'] as const),
  ...(['learning_steps', 'scheduled_days', 'last_review'] as const),
]

export function newSchedule(addedAt: Date): Schedule {
  return scheduleOf(createEmptyCard(addedAt))
}

export function scheduleOf(card: Omit<Schedule, 'last_review'> & { last_review?: Date | null }): Schedule {
  return Object.fromEntries(SCHEDULE.map((name) => [name, card[name] ?? null])) as unknown as Schedule
}

const cardOf = (schedule: Schedule) => ({ ...schedule, state: schedule.state as State, elapsed_days: 0 })

export function forecastOf(scheduler: FSRS, schedule: Schedule, at: Date): number | null {
  return schedule.last_review === null ? null : scheduler.get_retrievability(cardOf(schedule), at, false)
}

export const inOrder = (one: Review, other: Review): number =>
  one.reviewed_at.getTime() - other.reviewed_at.getTime() || (one.review_id < other.review_id ? -1 : 1)

/** Sorts by time; `before` has the state before each review. */
export function afterReviews(
  scheduler: FSRS,
  schedule: Schedule,
  reviews: readonly Review[],
): { schedule: Schedule; before: Before[] } {
  let current = schedule
  const before: Before[] = []
  for (const { review_id, grade, reviewed_at } of reviews.toSorted(inOrder)) {
    before.push({ review_id, state_before: current.state, forecast: forecastOf(scheduler, current, reviewed_at) })
    current = scheduleOf(scheduler.next(cardOf(current), reviewed_at, grade as Grade).card)
  }
  return { schedule: current, before }
}

/** Otherwise the card is replayed. */
export const isLater = ({ last_review }: Schedule, reviews: readonly Review[]): boolean =>
  last_review === null || reviews.every(({ reviewed_at }) => reviewed_at > last_review)

export const clamped = (time: Date, { from, to }: { from: Date; to: Date }): Date => (time > to ? to : time < from ? from : time)

/**
 * Corrects the device's clock error, so that reviews of two devices are in order.
 * @param sentAt now by the device's clock; without it nothing is corrected
 */
export function byServerClock<T extends { reviewed_at: string }>(reviews: T[], sentAt: string | undefined, now: Date): T[] {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  return reviews.map((review) => ({ ...review, reviewed_at: new Date(Date.parse(review.reviewed_at) + behind).toISOString() }))
}

export const DAY_MS = 86_400_000

/** Studying past midnight counts for the day before. */
export const DAY_BEGINS_HOUR = 3

/**
 * Due at the latest after two thirds of the time from the last review to the examination, and once on the last day.
 * At least a day after a review, so that nothing repeats on the last day. `dueOn` is the same in SQL.
 */
export function dueBefore({ due, last_review }: Pick<Schedule, 'due' | 'last_review'>, examAt: Date | null): Date {
  if (!examAt || !last_review) return due
  const [reviewed, exam] = [last_review.getTime(), examAt.getTime()]
  const latest = Math.min(reviewed + ((exam - reviewed) * 2) / 3, exam - DAY_MS)
  return new Date(Math.min(due.getTime(), Math.max(latest, reviewed + DAY_MS)))
}

/** Seconds, by grade. */
export function intervalsOf(scheduler: FSRS, schedule: Schedule, examAt: Date | null, now: Date): Intervals {
  const next = scheduler.repeat(cardOf(schedule), now)
  const seconds = ({ card }: RecordLogItem) =>
    Math.max(0, Math.round((dueBefore(scheduleOf(card), examAt).getTime() - now.getTime()) / 1000))
  return Object.fromEntries(GRADES.map((name, at) => [name, seconds(next[(at + 1) as Grade])])) as Intervals
}

const USUAL_SECONDS = 12
const ENOUGH_REVIEWS = 20
const [LEAST_SECONDS, MAX_SECONDS] = [4, 60]

export function secondsPerItem({ reviews, median }: { reviews: number; median: number | null }): number {
  if (reviews < ENOUGH_REVIEWS || median === null) return USUAL_SECONDS
  return Math.min(Math.max(median, LEAST_SECONDS), MAX_SECONDS)
}

export const budgetOf = (dailyMinutes: number, seconds: number): number => Math.max(1, Math.floor((dailyMinutes * 60) / seconds))

/** Learning steps may come this early. */
export const LOOK_AHEAD_MS = 20 * 60_000

export interface Circumstances {
  day: string
  /** Per card. */
  seconds: number
  budget: number
  done: number
  left: number
  exam: Queue['exam']
  /** Indian time for everybody. */
  examAt: Date | null
  /** Null: FSRS defaults. */
  weights: number[] | null
  /** A mock test hides questions. */
  hasReserved: boolean
}

export interface StoredExam {
  exam: Exam | null
  exam_year: number | null
  exam_date: string | null
  announced: string | null
}

interface Stored extends StoredExam {
  daily_minutes: number
  done: number
  reviews: number
  median: number | null
  weights: number[] | null
  has_reserved: boolean
}

export function circumstancesFrom(stored: Stored, { day, now }: { day: string; now: Date }): Circumstances {
  const seconds = secondsPerItem(stored)
  const budget = budgetOf(stored.daily_minutes, seconds)
  const { done, weights, has_reserved: hasReserved } = stored
  return { day, seconds, budget, done, left: Math.max(0, budget - done), weights, hasReserved, ...examOf(stored, now) }
}

/** Reviews end with an announced or own day, not with an estimated one. */
export function examOf(stored: StoredExam, now: Date): Pick<Circumstances, 'exam' | 'examAt'> {
  const { exam, exam_year } = stored
  const found = examDay(stored, stored.announced)
  if (!found) return { exam: null, examAt: null }
  const begins = new Date(`${found.day}T00:00:00+05:30`)
  const isPast = now >= begins
  return {
    exam: {
      exam,
      year: exam_year,
      date: found.day,
      is_estimate: found.isEstimate,
      is_over: isPast && !found.isEstimate,
    },
    examAt: isPast ? null : new Date(begins.getTime() + DAY_BEGINS_HOUR * 3_600_000),
  }
}

/** Back and ahead. */
export const FIGURE_DAYS = 30

/** Cards over the budget move to the next day. */
export function loadFrom(due: Record<string, number>, { day, budget, left }: Pick<Circumstances, 'day' | 'budget' | 'left'>) {
  let waiting = 0
  return Array.from({ length: FIGURE_DAYS }, (_, ahead) => {
    const then = daysAfter(day, ahead)
    waiting += due[then] ?? 0
    const items = Math.min(waiting, ahead === 0 ? left : budget)
    waiting -= items
    return { day: then, items }
  })
}
