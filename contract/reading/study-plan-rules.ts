import type { ExamDate } from './exam-dates.ts'

export const EXAMS = ['prelims', 'mains', 'other'] as const
export type Exam = (typeof EXAMS)[number]

export const GOAL_KINDS = ['articles', 'minutes'] as const
export type GoalKind = (typeof GOAL_KINDS)[number]
export const MAX_PER_DAY: Record<GoalKind, number> = { articles: 50, minutes: 600 }

export const BEGINNINGS = ['articles', 'questions'] as const
export type Beginning = (typeof BEGINNINGS)[number]

export interface Goal {
  kind: GoalKind
  amount: number
}

export interface StudyPlan {
  exam: Exam | null
  exam_year: number | null
  /** `null`: announced or estimated. */
  exam_date: string | null
  /** `null`: all articles of the day. */
  goal: Goal | null
  begin_with: Beginning
  /** Without a study session; 1: Monday. */
  days_off: number[]
}

export const NO_PLAN: StudyPlan = {
  exam: null,
  exam_year: null,
  exam_date: null,
  goal: null,
  begin_with: 'articles',
  days_off: [],
}

export interface ExamDay {
  /** `YYYY-MM-DD` */
  day: string
  isEstimate: boolean
}

type PlannedExam = Pick<StudyPlan, 'exam' | 'exam_year' | 'exam_date'>

/**
 * Own, announced or estimated day.
 * @param announced by the commission
 */
export function examDay({ exam, exam_year, exam_date }: PlannedExam, announced: string | null | undefined): ExamDay | undefined {
  const known = exam_date ?? announced
  if (known) return { day: known, isEstimate: false }
  if (!exam_year || !exam || exam === 'other') return undefined
  return { day: exam === 'prelims' ? lastSundayOfMay(exam_year) : thirdFridayOfAugust(exam_year), isEstimate: true }
}

export const announcedDay = ({ exam, exam_year }: PlannedExam, dates: readonly ExamDate[]): string | undefined =>
  dates.find((one) => one.exam === exam && one.year === exam_year)?.date

function lastSundayOfMay(year: number): string {
  const last = new Date(Date.UTC(year, 4, 31))
  last.setUTCDate(31 - last.getUTCDay())
  return last.toISOString().slice(0, 10)
}

function thirdFridayOfAugust(year: number): string {
  const first = new Date(Date.UTC(year, 7, 1))
  first.setUTCDate(1 + ((5 - first.getUTCDay() + 7) % 7) + 14)
  return first.toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
