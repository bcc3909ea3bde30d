import { sql } from 'kysely'
import { SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Db } from '#server/db/open.ts'
import { asConsequence } from '#server/db/transaction.ts'
import { isOn } from '#server/messaging/shared/preferences.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'

/** Once per key. Only reports errors. Locks inboxes in id order, to avoid deadlocks. */
export async function notify(db: Db, notices: Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const rows = dedupe(notices).map(({ userId, silencedBy, folds = false, ...said }) => ({
    notification_id: newId(),
    user_id: userId,
    silenced_by: silencedBy ?? SILENCED_BY[said.type],
    folds,
    ...said,
  }))
  await asConsequence(db, () => store(db, rows, now))
}

async function store(db: Db, rows: object[], now: Date): Promise<void> {
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given(notification_id uuid, user_id uuid, type text, title text, message text, path text, about text, data jsonb, silenced_by text, folds boolean)
    ), made as (
      insert into notifications (notification_id, user_id, type, title, message, path, about, data, created_at)
      select notification_id, wanted.user_id, type, title, message, path, about, data, ${now}
      from wanted left join notification_preferences as preferences on preferences.user_id = wanted.user_id
      where ${isOn(sql.ref('silenced_by'))}
      order by wanted.user_id
      on conflict (user_id, about) do update set title = excluded.title, message = excluded.message, data = excluded.data
        where exists (select from wanted as again where again.user_id = excluded.user_id and again.about = excluded.about and again.folds)
      returning user_id, xmax = 0 as is_new
    )
    insert into notification_inboxes (user_id, unread)
    select user_id, count(*) from made where is_new group by user_id order by user_id
    on conflict (user_id) do update set unread = notification_inboxes.unread + excluded.unread
    returning user_id`.execute(db)
}

/** A statement cannot update a row twice. */
const dedupe = (notices: Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [`${notice.userId} ${notice.about}`, notice])).values(),
]
