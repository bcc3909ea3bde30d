import type { Queue } from '#contract/practice/recall.ts'
import { type Exam, examDay } from '#contract/reading/study-plan-rules.ts'

/** Studying past midnight counts for the day before. */
export const DAY_BEGINS_HOUR = 3

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

/** Reviews end with an announced or own day, not with an estimated one: `examAt` of a past estimate is null. */
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
    examAt: isPast && found.isEstimate ? null : new Date(begins.getTime() + DAY_BEGINS_HOUR * 3_600_000),
  }
}

const USUAL_SECONDS = 12
const ENOUGH_REVIEWS = 20
const [LEAST_SECONDS, MAX_SECONDS] = [4, 60]

export function secondsPerItem({ reviews, median }: { reviews: number; median: number | null }): number {
  if (reviews < ENOUGH_REVIEWS || median === null) return USUAL_SECONDS
  return Math.min(Math.max(median, LEAST_SECONDS), MAX_SECONDS)
}

export const budgetOf = (dailyMinutes: number, seconds: number): number => Math.max(1, Math.floor((dailyMinutes * 60) / seconds))
