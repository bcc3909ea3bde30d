import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import type { Db } from '#server/db/open.ts'
import { planFrom } from '../rules.ts'

type PlanChanges = { [Name in keyof StudyPlan]?: StudyPlan[Name] | undefined }

export async function saveStudyPlan(
  db: Db,
  userId: string,
  { goal, days_off, ...given }: PlanChanges,
  now: Date,
): Promise<StudyPlan> {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const changed = {
    ...named,
    ...(goal !== undefined && { goal_kind: goal?.kind ?? null, goal_amount: goal?.amount ?? null }),
    ...(days_off && { days_off: [...new Set(days_off)].sort() }),
    updated_at: now,
  }
  const row = await db
    .insertInto('study_plans')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow()
  return planFrom(row)
}
