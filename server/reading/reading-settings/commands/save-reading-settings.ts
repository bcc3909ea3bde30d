import { knownSettings, type ReadingSettings, STANDARD_READING } from '#contract/reading/reading-settings-rules.ts'
import type { Db } from '#server/db/open.ts'

type SettingsChanges = { [Name in keyof ReadingSettings]?: ReadingSettings[Name] | undefined }

export async function saveReadingSettings(db: Db, userId: string, given: SettingsChanges, now: Date): Promise<ReadingSettings> {
  const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const row = await db
    .insertInto('reading_settings')
    .values({ user_id: userId, ...changed, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changed, updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...STANDARD_READING, ...knownSettings(row) }
}
