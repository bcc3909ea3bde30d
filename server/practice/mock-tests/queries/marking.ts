import type { SavedRules } from '#contract/practice/mock-test-admin.ts'
import { USUAL_RULES } from '#contract/practice/mock-test-rules.ts'
import type { Db } from '#server/db/open.ts'

export async function savedRules(db: Db): Promise<SavedRules> {
  const row = await db
    .selectFrom('mock_rules')
    .select(['right_hundredths', 'wrong_hundredths', 'left_out_hundredths', 'minutes_per_hundred'])
    .executeTakeFirst()
  return row ?? USUAL_RULES
}
