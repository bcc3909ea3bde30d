import type { RecallSettings } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'

type Given = { [Name in keyof RecallSettings]?: RecallSettings[Name] | undefined }

/** Changes only what is given. */
export async function saveSettings(db: Db, userId: string, given: Given, now: Date): Promise<RecallSettings> {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const changed = { ...named, updated_at: now }
  return db
    .insertInto('recall_settings')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returning(['daily_minutes', 'keep_wrong_answers'])
    .executeTakeFirstOrThrow()
}
