import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** Notifies all users with one row. Preferences are applied when it is read. */
export async function broadcast(db: Db, said: Omit<Notice, 'userId' | 'silencedBy'>, now: Date): Promise<void> {
  await db
    .insertInto('broadcasts')
    .values({ notification_id: newId(), ...said, created_at: now })
    .onConflict((conflict) => conflict.column('about').doNothing())
    .execute()
}

/** Deletes the broadcasts about something that no longer exists. */
export async function deleteBroadcasts(db: Db, abouts: string[]): Promise<void> {
  await db.deleteFrom('broadcasts').where('about', 'in', abouts).execute()
}
