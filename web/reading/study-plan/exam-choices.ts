import type { ExamDate } from '#contract/reading/exam-dates.ts'
import { announcedDay, daysBetween, EXAMS, type Exam, examDay } from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/study-plan.ts'

export const EXAM_NAMES: Record<Exam, string> = { prelims: m.prelims, mains: m.mains, other: m.otherExam }

export interface ExamChoice {
  text: string
  exam: Exam
  exam_year: number | null
}

export function examChoices(today: string, dates: readonly ExamDate[]): ExamChoice[] {
  const year = Number(today.slice(0, 4))
  const dayOf = (exam: Exam, exam_year: number) => {
    const plan = { exam, exam_year, exam_date: null }
    return examDay(plan, announcedDay(plan, dates))?.day ?? today
  }
  const ahead = (exam: Exam, count: number): ExamChoice[] =>
    [year, year + 1, year + 2]
      .filter((exam_year) => daysBetween(today, dayOf(exam, exam_year)) > 0)
      .slice(0, count)
      .map((exam_year) => ({ text: `${EXAM_NAMES[exam]} ${exam_year}`, exam, exam_year }))
  return [
    ...ahead('prelims', 2),
    ...ahead('mains', 1),
    ...EXAMS.filter((exam) => exam === 'other').map((exam) => ({ text: EXAM_NAMES[exam], exam, exam_year: null })),
  ]
}
