import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

export async function deleteNotifications(db: Db, abouts: string[]): Promise<void> {
  if (abouts.length === 0) return
  await sql`
    with gone as (
      delete from notifications where about = any(${abouts}::text[]) returning user_id, read_at
    ), counted as (
      select user_id, count(*) as unread from gone where read_at is null group by user_id
    )
    update notification_inboxes set unread = notification_inboxes.unread - counted.unread
    from counted where notification_inboxes.user_id = counted.user_id
    returning notification_inboxes.user_id`.execute(db)
}
