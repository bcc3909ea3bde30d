import { sql } from 'kysely'
import { type NotificationType, SILENCED_BY } from '#contract/messaging/notification-types.ts'
import type { Db } from '#server/db/open.ts'
import { asConsequence, inTransaction } from '#server/db/transaction.ts'
import { isOn } from '#server/messaging/shared/preferences.ts'
import { deleteNotifications } from './delete-notifications.ts'

export interface AudienceNotice {
  /** As of now. */
  audience: 'readers' | 'bookmarks'
  articleId: string
  type: NotificationType
  title: string
  message: string
  data: object
  path: string
  about: string
}

/** The first batch is part of the transaction; the job `notify-audiences` sends others. Only reports errors. */
export const notifyAudience = (db: Db, notice: AudienceNotice, now: Date): Promise<void> =>
  asConsequence(db, () => begin(db, notice, now))

async function begin(db: Db, { articleId, ...said }: AudienceNotice, now: Date): Promise<void> {
  const isNew = await db
    .insertInto('audience_notices')
    .values({ ...said, data: JSON.stringify(said.data), article_id: articleId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('about')
    .executeTakeFirst()
  if (isNew) await sendBatch(db, said.about, now)
}

export async function withdrawNotices(db: Db, entryIds: string[], is_withdrawn: boolean): Promise<void> {
  await db
    .updateTable('audience_notices')
    .set({ is_withdrawn })
    .where('article_id', 'in', (select) => select.selectFrom('articles').where('entry_id', 'in', entryIds).select('article_id'))
    .execute()
}

/** Call before the articles are deleted. */
export async function deleteNotices(db: Db, articleIds: string[]): Promise<void> {
  const gone = await db.deleteFrom('audience_notices').where('article_id', 'in', articleIds).returning('about').execute()
  await deleteNotifications(
    db,
    gone.map(({ about }) => about),
  )
}

export async function notifyAudiences(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  for (const about of await openNotices(db)) {
    let isDone = false
    while (!isDone && !stopping.aborted) isDone = await inTransaction(db, (db) => sendBatch(db, about, now))
  }
}

async function openNotices(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audience_notices')
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .orderBy('about')
    .select('about')
    .execute()
  return rows.map(({ about }) => about)
}

export const AUDIENCE_BATCH = 500

const AUDIENCES = {
  readers: sql`select user_id from readings where readings.article_id = notice.article_id and read_at <= notice.created_at`,
  bookmarks: sql`select user_id from bookmarks
    where bookmarks.article_id = notice.article_id and bookmarks.created_at <= notice.created_at`,
}

/** Locks inboxes in id order. @returns whether done */
async function sendBatch(db: Db, about: string, now: Date): Promise<boolean> {
  const notice = await lockNotice(db, about)
  if (!notice) return true
  const { rows } = await sql<{ done_at: Date | null }>`
    with notice as (
      select * from audience_notices where about = ${about}
    ), batch as (
      select person.user_id from notice cross join lateral (${AUDIENCES[notice.audience as 'readers']}) as person
      where person.user_id > notice.sent_to order by person.user_id limit ${AUDIENCE_BATCH}
    ), made as (
      insert into notifications (notification_id, user_id, type, title, message, path, about, data, created_at)
      select gen_random_uuid(), batch.user_id, type, title, message, path, about, data, created_at
      from batch cross join notice left join notification_preferences as preferences on preferences.user_id = batch.user_id
      where ${isOn(SILENCED_BY[notice.type as NotificationType] ?? null)}
      order by batch.user_id
      on conflict (user_id, about) do nothing
      returning user_id
    ), counted as (
      insert into notification_inboxes (user_id, unread)
      select user_id, 1 from made order by user_id
      on conflict (user_id) do update set unread = notification_inboxes.unread + 1
    )
    update audience_notices set
      sent_to = coalesce((select user_id from batch order by user_id desc limit 1), sent_to),
      done_at = case when (select count(*) from batch) < ${AUDIENCE_BATCH} then ${now}::timestamptz end
    where about = ${about} returning done_at`.execute(db)
  return rows[0]?.done_at !== null
}

const lockNotice = (db: Db, about: string) =>
  db
    .selectFrom('audience_notices')
    .where('about', '=', about)
    .where('done_at', 'is', null)
    .select(['type', 'audience'])
    .forUpdate()
    .executeTakeFirst()
