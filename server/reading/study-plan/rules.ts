import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'

export interface PlanRow {
  exam: string | null
  exam_year: number | null
  exam_date: string | null
  goal_kind: string | null
  goal_amount: number | null
  begin_with: string
  days_off: number[]
}

export function planFrom({ goal_kind, goal_amount, exam, exam_year, exam_date, begin_with, days_off }: PlanRow): StudyPlan {
  const goal = goal_kind && goal_amount ? { kind: goal_kind, amount: goal_amount } : null
  return { exam, exam_year, exam_date, goal, begin_with, days_off } as StudyPlan
}
