import { sql } from 'kysely'
import { NOTIFICATION_NOT_FOUND } from '#contract/messaging/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isBroadcastFor } from '../queries.ts'

/** @throws HttpError 404, also for another user's */
export async function markNotificationRead(db: Db, userId: string, notificationId: string, now: Date): Promise<void> {
  if (await markOwnRead(db, userId, now, notificationId)) return
  const own = await db
    .selectFrom('notifications')
    .where('notification_id', '=', notificationId)
    .where('user_id', '=', userId)
    .select('notification_id')
    .executeTakeFirst()
  if (own) return
  if (!(await isBroadcastFor(db, userId, notificationId))) throw new HttpError(404, NOTIFICATION_NOT_FOUND)
  await db
    .insertInto('broadcast_reads')
    .values({ user_id: userId, notification_id: notificationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function markAllNotificationsRead(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await markOwnRead(db, userId, now)
    await sql`
      insert into notification_inboxes (user_id, unread, broadcasts_read_to)
      select ${userId}, 0, max(created_at) from broadcasts
      on conflict (user_id) do update set broadcasts_read_to = excluded.broadcasts_read_to`.execute(db)
    await db.deleteFrom('broadcast_reads').where('user_id', '=', userId).execute()
  })
}

/** Concurrent calls do not subtract twice. */
async function markOwnRead(db: Db, userId: string, now: Date, notificationId?: string): Promise<boolean> {
  const one = notificationId ? sql`and notification_id = ${notificationId}` : sql``
  const { rows } = await sql`
    with changed as (
      update notifications set read_at = ${now} where user_id = ${userId} and read_at is null ${one} returning 1
    )
    update notification_inboxes set unread = unread - (select count(*) from changed)
    where user_id = ${userId} and exists (select from changed) returning 1`.execute(db)
  return rows.length > 0
}
