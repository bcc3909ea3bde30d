import { sql } from 'kysely'
import { NOTIFICATION_TYPES, SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Preferences } from '#contract/messaging/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { toPreferences } from '#server/messaging/shared/preferences.ts'

type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | undefined }

export async function savePreferences(db: Db, userId: string, given: PreferenceChanges, now: Date): Promise<Preferences> {
  return inTransaction(db, async (db) => {
    const { choices } = await db
      .insertInto('notification_preferences')
      .values({ user_id: userId, choices: JSON.stringify(given), updated_at: now })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(({ ref }) => ({
          choices: sql`${ref('notification_preferences.choices')} || ${ref('excluded.choices')}`,
          updated_at: now,
        })),
      )
      .returning('choices')
      .executeTakeFirstOrThrow()
    const typesThatAre = (isOn: boolean) =>
      NOTIFICATION_TYPES.filter((type) => given[SILENCED_BY[type] ?? 'email_frequency'] === isOn)
    await beginMutePeriods(db, userId, typesThatAre(false), now)
    await endMutePeriods(db, userId, typesThatAre(true), now)
    return toPreferences(choices)
  })
}

/** Broadcasts have no row per user, so time ranges are stored. */
async function beginMutePeriods(db: Db, user_id: string, types: string[], silent_from: Date): Promise<void> {
  if (types.length === 0) return
  await db
    .insertInto('broadcast_silences')
    .values(types.map((type) => ({ user_id, type, silent_from })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function endMutePeriods(db: Db, userId: string, types: string[], silent_to: Date): Promise<void> {
  if (types.length === 0) return
  await db
    .updateTable('broadcast_silences')
    .set({ silent_to })
    .where('user_id', '=', userId)
    .where('type', 'in', types)
    .where('silent_to', 'is', null)
    .execute()
}
