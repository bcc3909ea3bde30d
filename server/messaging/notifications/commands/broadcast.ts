import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** Tells everybody something by one row; who does not want it is left out when it is read. */
export async function broadcast(db: Db, said: Omit<Notice, 'userId' | 'silencedBy'>, now: Date): Promise<void> {
  await db
    .insertInto('broadcasts')
    .values({ notification_id: newId(), ...said, created_at: now })
    .onConflict((conflict) => conflict.column('about').doNothing())
    .execute()
}

/** What was said to everybody about something that is there no more. */
export async function deleteBroadcasts(db: Db, abouts: string[]): Promise<void> {
  await db.deleteFrom('broadcasts').where('about', 'in', abouts).execute()
}
