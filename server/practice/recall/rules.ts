import { clipParameters, createEmptyCard, default_w, type FSRS, fsrs, type Grade, type RecordLogItem, type State } from 'ts-fsrs'
import { daysAfter } from '#contract/calendar.ts'
import type { Queue } from '#contract/practice/recall.ts'
import { GRADES, type Intervals } from '#contract/practice/recall-rules.ts'
import { type Exam, examDay } from '#contract/reading/study-plan-rules.ts'

/** Without fuzz: what a button says is what happens. */
const USUAL = fsrs({ enable_fuzz: false })

/** @param weights those fitted to a person; null for the usual ones */
export const schedulerWith = (weights: number[] | null): FSRS => (weights ? fsrs({ enable_fuzz: false, w: weights }) : USUAL)

/** From here on the publishers of FSRS recommend fitting (docs/decisions/0049-recall.md). */
export const ENOUGH_TO_FIT = 1000

/** Whether these can be weights: as many as FSRS-6 has, each in its range. */
export function areWeights(weights: readonly number[]): boolean {
  const inRange = clipParameters([...weights], 1)
  return (
    weights.length === default_w.length && weights.every((weight, at) => Math.abs(weight - (inRange[at] ?? Number.NaN)) < 1e-6)
  )
}

/** What a card's reviews have led to. */
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

/** What was known of a card before a review. */
export interface Before {
  review_id: string
  state_before: number
  /** The probability of recall; null for a new card. */
  forecast: number | null
}

const SCHEDULE = [
  ...(['state', 'due', 'stability', 'difficulty', 'reps', 'lapses'] as const),
  ...(['learning_steps', 'scheduled_days', 'last_review'] as const),
]

/** The schedule of a card before its first review. */
export function newSchedule(addedAt: Date): Schedule {
  return scheduleOf(createEmptyCard(addedAt))
}

/** Only the columns of a schedule, of whatever else they come with. */
export function scheduleOf(card: Omit<Schedule, 'last_review'> & { last_review?: Date | null }): Schedule {
  return Object.fromEntries(SCHEDULE.map((name) => [name, card[name] ?? null])) as unknown as Schedule
}

const cardOf = (schedule: Schedule) => ({ ...schedule, state: schedule.state as State, elapsed_days: 0 })

/** The probability that a card is remembered at this time; null for a new card. */
export function forecastOf(scheduler: FSRS, schedule: Schedule, at: Date): number | null {
  return schedule.last_review === null ? null : scheduler.get_retrievability(cardOf(schedule), at, false)
}

export const inOrder = (one: Review, other: Review): number =>
  one.reviewed_at.getTime() - other.reviewed_at.getTime() || (one.review_id < other.review_id ? -1 : 1)

/** Applies reviews one after the other, earliest first, and tells what was known before each. */
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

/** Whether reviews only go on from what a schedule knows; otherwise the card has to be replayed. */
export const isLater = ({ last_review }: Schedule, reviews: readonly Review[]): boolean =>
  last_review === null || reviews.every(({ reviewed_at }) => reviewed_at > last_review)

/** A device's clock may be wrong: never in the future, and not before there was the card. */
export const clamped = (time: Date, { from, to }: { from: Date; to: Date }): Date => (time > to ? to : time < from ? from : time)

/**
 * Reviews with the times that the server's clock showed. They decide the order of the reviews of two devices.
 * @param sentAt now, by the clock of the device; without it that clock is taken as right
 */
export function byServerClock<T extends { reviewed_at: string }>(reviews: T[], sentAt: string | undefined, now: Date): T[] {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  return reviews.map((review) => ({ ...review, reviewed_at: new Date(Date.parse(review.reviewed_at) + behind).toISOString() }))
}

export const DAY_MS = 86_400_000

/** Days of recall begin at this hour: who learns until late is still in the day before. */
export const DAY_BEGINS_HOUR = 3

/**
 * When a card is due with an examination on `examAt`: at the latest two thirds of the way from its last review, and once on the last day.
 * A day has to pass after a review, so that nothing comes back again and again on the last one. `SCHEDULED_DUE` is the same in SQL.
 */
export function dueBefore({ due, last_review }: Pick<Schedule, 'due' | 'last_review'>, examAt: Date | null): Date {
  if (!examAt || !last_review) return due
  const [reviewed, exam] = [last_review.getTime(), examAt.getTime()]
  const latest = Math.min(reviewed + ((exam - reviewed) * 2) / 3, exam - DAY_MS)
  return new Date(Math.min(due.getTime(), Math.max(latest, reviewed + DAY_MS)))
}

/** Seconds until a card would come back, for each grade that it could be given now. */
export function intervalsOf(scheduler: FSRS, schedule: Schedule, examAt: Date | null, now: Date): Intervals {
  const next = scheduler.repeat(cardOf(schedule), now)
  const seconds = ({ card }: RecordLogItem) =>
    Math.max(0, Math.round((dueBefore(scheduleOf(card), examAt).getTime() - now.getTime()) / 1000))
  return Object.fromEntries(GRADES.map((name, at) => [name, seconds(next[(at + 1) as Grade])])) as Intervals
}

const USUAL_SECONDS = 12
const ENOUGH_REVIEWS = 20
const [LEAST_SECONDS, MAX_SECONDS] = [4, 60]

/** How long a person takes for a card. */
export function secondsPerItem({ reviews, median }: { reviews: number; median: number | null }): number {
  if (reviews < ENOUGH_REVIEWS || median === null) return USUAL_SECONDS
  return Math.min(Math.max(median, LEAST_SECONDS), MAX_SECONDS)
}

/** How many cards a day holds. */
export const budgetOf = (dailyMinutes: number, seconds: number): number => Math.max(1, Math.floor((dailyMinutes * 60) / seconds))

/** Steps of learning that are due within this time may be offered already. */
export const LOOK_AHEAD_MS = 20 * 60_000

/** What the schedule of a day depends on. */
export interface Circumstances {
  /** The day of recall of the person. */
  day: string
  /** What a card takes the person. */
  seconds: number
  budget: number
  /** Different cards answered today, and how many the budget leaves. */
  done: number
  left: number
  exam: Queue['exam']
  /** The beginning of its day of recall, which is the same for everybody: examinations are in India. Null without one, or once an estimated one is over. */
  examAt: Date | null
  /** Of FSRS, fitted to the person; null for the usual ones. */
  weights: number[] | null
  /** Whether an open mock test reserves quizzes, whose questions are not shown until it is over. */
  hasReserved: boolean
}

/** What a person's study plan and the announced days say. */
export interface StoredExam {
  exam: Exam | null
  exam_year: number | null
  /** The person's own date. */
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

/** An announced or own day ends everything; after an estimated one the schedule goes on without it. */
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

/** How many days figures show, back and ahead. */
export const FIGURE_DAYS = 30

/** What is due on each day as the budget spreads it: what does not fit waits for the next day. */
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
