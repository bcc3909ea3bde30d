import { daysBetween, EXAMS, type Exam, examDay } from '#contract/reading/study-plan-rules.ts'

export const EXAM_NAMES: Record<Exam, string> = { prelims: 'Prelims', mains: 'Mains', other: 'Another examination' }

interface ExamChoice {
  text: string
  exam: Exam
  exam_year: number | null
}

/** The next two Prelims and the next Mains, and another examination. */
export function examChoices(today: string): ExamChoice[] {
  const year = Number(today.slice(0, 4))
  const ahead = (exam: Exam, count: number): ExamChoice[] =>
    [year, year + 1, year + 2]
      .filter((exam_year) => daysBetween(today, examDay({ exam, exam_year, exam_date: null })?.day ?? today) > 0)
      .slice(0, count)
      .map((exam_year) => ({ text: `${EXAM_NAMES[exam]} ${exam_year}`, exam, exam_year }))
  return [
    ...ahead('prelims', 2),
    ...ahead('mains', 1),
    ...EXAMS.filter((exam) => exam === 'other').map((exam) => ({ text: EXAM_NAMES[exam], exam, exam_year: null })),
  ]
}
