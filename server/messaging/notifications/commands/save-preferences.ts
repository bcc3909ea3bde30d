import type { Preferences } from '#contract/messaging/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { findPreferences } from '../queries.ts'

/** Changes only the given preferences. */
export async function savePreferences(
  db: Db,
  userId: string,
  given: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
  now: Date,
): Promise<Preferences> {
  const wanted = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return inTransaction(db, async (db) => {
    await db
      .insertInto('notification_preferences')
      .values({ user_id: userId, ...wanted, updated_at: now })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...wanted, updated_at: now }))
      .execute()
    if (given.in_app_new_articles !== undefined) await saveMutePeriod(db, userId, !given.in_app_new_articles, now)
    return findPreferences(db, userId)
  })
}

/** Broadcasts have no row per user, so the time range in which the preference is off is stored instead. */
async function saveMutePeriod(db: Db, user_id: string, isSilent: boolean, now: Date): Promise<void> {
  if (isSilent)
    await db
      .insertInto('broadcast_silences')
      .values({ user_id, type: 'new_article', silent_from: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .updateTable('broadcast_silences')
      .set({ silent_to: now })
      .where('user_id', '=', user_id)
      .where('type', '=', 'new_article')
      .where('silent_to', 'is', null)
      .execute()
}
