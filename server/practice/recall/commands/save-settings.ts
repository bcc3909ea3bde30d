import type { RecallSettings } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { applyUsualWeights } from './apply-weights.ts'

type SettingsChanges = { [Name in keyof RecallSettings]?: RecallSettings[Name] | undefined }

/** Turning fitted intervals off reschedules all cards. */
export function saveSettings(db: Db, userId: string, given: SettingsChanges, now: Date): Promise<RecallSettings> {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const changed = { ...named, updated_at: now }
  return inTransaction(db, async (db) => {
    const saved = await db
      .insertInto('recall_settings')
      .values({ user_id: userId, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .returning(['daily_minutes', 'keep_wrong_answers', 'fit_intervals'])
      .executeTakeFirstOrThrow()
    if (given.fit_intervals === false) await applyUsualWeights(db, userId)
    return saved
  })
}
