import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/**
 * Tells people something, each thing once. What a preference silences is not written at all. One statement writes the notices and counts
 * them, whoever they are for; inboxes are taken in the order of their ids, so that two batches never wait for each other.
 */
export async function notify(db: Db, notices: Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const rows = dedupe(notices).map(({ userId, silencedBy, folds = false, ...said }) => ({
    notification_id: newId(),
    user_id: userId,
    silenced_by: silencedBy ?? '',
    folds,
    ...said,
  }))
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(notification_id uuid, user_id uuid, type text, title text, message text, path text, about text, silenced_by text, folds boolean)
    ), made as (
      insert into notifications (notification_id, user_id, type, title, message, path, about, created_at)
      select notification_id, wanted.user_id, type, title, message, path, about, ${now}
      from wanted left join notification_preferences as preferences on preferences.user_id = wanted.user_id
      where coalesce((to_jsonb(preferences) ->> silenced_by)::boolean, true)
      order by wanted.user_id
      on conflict (user_id, about) do update set title = excluded.title, message = excluded.message
        where exists (select from wanted as again where again.user_id = excluded.user_id and again.about = excluded.about and again.folds)
      returning user_id, xmax = 0 as is_new
    )
    insert into notification_inboxes (user_id, unread)
    select user_id, count(*) from made where is_new group by user_id order by user_id
    on conflict (user_id) do update set unread = notification_inboxes.unread + excluded.unread
    returning user_id`.execute(db)
}

/** One statement cannot write a row twice: of those about the same, the latest stands for all. */
const dedupe = (notices: Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [`${notice.userId} ${notice.about}`, notice])).values(),
]
