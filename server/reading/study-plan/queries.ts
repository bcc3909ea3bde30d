import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import type { Db } from '#server/db/open.ts'
import { planFrom } from './rules.ts'

export async function studyPlanOf(db: Db, userId: string): Promise<StudyPlan | null> {
  const row = await db.selectFrom('study_plans').where('user_id', '=', userId).selectAll().executeTakeFirst()
  return row ? planFrom(row) : null
}
