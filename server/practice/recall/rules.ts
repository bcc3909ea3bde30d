import { clipParameters, createEmptyCard, default_w, type FSRS, fsrs, type Grade, type RecordLogItem, type State } from 'ts-fsrs'
import { daysAfter } from '#contract/calendar.ts'
import { GRADES, type Intervals } from '#contract/practice/recall-rules.ts'
import { type Circumstances, DAY_BEGINS_HOUR } from '#server/practice/shared/recall-day.ts'

/** Without fuzz: buttons show exact intervals. */
const USUAL = fsrs({ enable_fuzz: false })

/** @param weights null: FSRS defaults */
export const schedulerWith = (weights: number[] | null): FSRS => (weights ? fsrs({ enable_fuzz: false, w: weights }) : USUAL)

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

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/**
 * Due at the latest after two thirds of the time from the last review to the examination, and once on the last day.
 * At least a day after a review, so that nothing repeats on the last day. `dueOn` is the same in SQL.
 * @returns null if that is not before the day of the examination
 */
export function dueBefore({ due, last_review }: Pick<Schedule, 'due' | 'last_review'>, examAt: Date | null): Date | null {
  if (!examAt) return due
  const exam = examAt.getTime()
  const reviewed = last_review?.getTime()
  const latest = (at: number) => Math.max(Math.min(at + ((exam - at) * 2) / 3, exam - DAY_MS), at + DAY_MS)
  const back = reviewed === undefined ? due.getTime() : Math.min(due.getTime(), latest(reviewed))
  return back < exam - DAY_BEGINS_HOUR * HOUR_MS ? new Date(back) : null
}

/** Seconds, by grade; null: after the examination. */
export function intervalsOf(scheduler: FSRS, schedule: Schedule, examAt: Date | null, now: Date): Intervals {
  const next = scheduler.repeat(cardOf(schedule), now)
  const seconds = ({ card }: RecordLogItem) => {
    const due = dueBefore(scheduleOf(card), examAt)
    return due && Math.max(0, Math.round((due.getTime() - now.getTime()) / 1000))
  }
  return Object.fromEntries(GRADES.map((name, at) => [name, seconds(next[(at + 1) as Grade])])) as Intervals
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
