import { sql } from 'kysely'
import { dayBefore } from '#contract/calendar.ts'
import { NOTIFICATION_NOT_FOUND, type Preferences } from '#contract/messaging/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { timeZones } from '#server/messaging/time-zones.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Notice } from '#server/platform/events/notice.ts'
import { signalSoon } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isWithin, localTime } from '#server/platform/time/local-time.ts'
import { endingStreaks, forgottenBookmarks, isBroadcastFor, preferencesOf } from './queries.ts'
import {
  BOOKMARK_REMINDER_HOURS,
  BOOKMARK_REMINDER_WEEKDAY,
  bookmarkReminder,
  FORGOTTEN_AFTER_MS,
  STREAK_REMINDER_HOURS,
  streakReminder,
  UNREAD,
} from './rules.ts'

/** What is unread by these people has changed; `*` for everybody. */
const changed = (db: Db, userIds: string[]): Promise<void> => signalSoon(db, UNREAD, userIds)

/**
 * Tells people something, each thing once. What a preference silences is not written at all. One statement writes the notices and counts
 * them, whoever they are for; inboxes are taken in the order of their ids, so that two batches never wait for each other.
 */
export async function notify(db: Db, notices: Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  const rows = eachOnce(notices).map(({ userId, silencedBy, folds = false, ...said }) => ({
    notification_id: newId(),
    user_id: userId,
    silenced_by: silencedBy ?? '',
    folds,
    ...said,
  }))
  const { rows: told } = await sql<{ user_id: string }>`
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
  await changed(db, idsOf(told))
}

const idsOf = (rows: { user_id: string }[]): string[] => rows.map((row) => row.user_id)

/** One statement cannot write a row twice: of those about the same, the latest stands for all. */
const eachOnce = (notices: Notice[]): Notice[] => [
  ...new Map(notices.map((notice) => [`${notice.userId} ${notice.about}`, notice])).values(),
]

/** What these notices told of is there no more: they go, whoever was told, and are no longer counted. */
export async function withdrawNotices(db: Db, abouts: string[]): Promise<void> {
  if (abouts.length === 0) return
  const { rows: recounted } = await sql<{ user_id: string }>`
    with gone as (
      delete from notifications where about = any(${abouts}::text[]) returning user_id, read_at
    ), counted as (
      select user_id, count(*) as unread from gone where read_at is null group by user_id
    )
    update notification_inboxes set unread = notification_inboxes.unread - counted.unread
    from counted where notification_inboxes.user_id = counted.user_id
    returning notification_inboxes.user_id`.execute(db)
  await changed(db, idsOf(recounted))
}

/** Somebody named at the beginning of these is named no more, because the account goes; what was told stays. */
export async function anonymise(db: Db, userId: string, abouts: string[]): Promise<void> {
  if (abouts.length === 0) return
  await sql`
    update notifications set
      title = case when starts_with(title, username || ' ') then 'Somebody' || substr(title, length(username) + 1) else title end,
      message = case when starts_with(message, username || ' ') then 'Somebody' || substr(message, length(username) + 1) else message end
    from users where users.user_id = ${userId} and about = any(${abouts}::text[])`.execute(db)
}

/** Tells everybody something by one row; who does not want it is left out when it is read. */
export async function broadcast(db: Db, said: Omit<Notice, 'userId' | 'silencedBy'>, now: Date): Promise<void> {
  await db
    .insertInto('broadcasts')
    .values({ notification_id: newId(), ...said, created_at: now })
    .onConflict((conflict) => conflict.column('about').doNothing())
    .execute()
  await changed(db, ['*'])
}

/** What was said to everybody about something that is there no more. */
export async function withdrawBroadcasts(db: Db, abouts: string[]): Promise<void> {
  await db.deleteFrom('broadcasts').where('about', 'in', abouts).execute()
  await changed(db, ['*'])
}

/** @throws Refusal 404 for one that is not there or not this person's */
export async function markNotificationRead(db: Db, userId: string, notificationId: string, now: Date): Promise<void> {
  if (await readOwn(db, userId, now, notificationId)) return
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
  await changed(db, [userId])
}

export async function markAllNotificationsRead(db: Db, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await readOwn(db, userId, now)
    await sql`
      insert into notification_inboxes (user_id, unread, broadcasts_read_to)
      select ${userId}, 0, max(created_at) from broadcasts
      on conflict (user_id) do update set broadcasts_read_to = excluded.broadcasts_read_to`.execute(db)
    await db.deleteFrom('broadcast_reads').where('user_id', '=', userId).execute()
    await changed(db, [userId])
  })
}

/** Only what this very statement changed is taken off the count, so two at once never take it off twice. */
async function readOwn(db: Db, userId: string, now: Date, notificationId?: string): Promise<boolean> {
  const one = notificationId ? sql`and notification_id = ${notificationId}` : sql``
  const { rows } = await sql`
    with changed as (
      update notifications set read_at = ${now} where user_id = ${userId} and read_at is null ${one} returning 1
    )
    update notification_inboxes set unread = unread - (select count(*) from changed)
    where user_id = ${userId} and exists (select from changed) returning 1`.execute(db)
  if (rows.length > 0) await changed(db, [userId])
  return rows.length > 0
}

/** Changes what is given and leaves the rest. */
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
    if (given.in_app_new_articles !== undefined) await silence(db, userId, !given.in_app_new_articles, now)
    await changed(db, [userId])
    return preferencesOf(db, userId)
  })
}

/** Messages to everybody have no row for each person that could be left out, so the time of silence is kept instead. */
async function silence(db: Db, user_id: string, isSilent: boolean, now: Date): Promise<void> {
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

/** Once an evening, to those who would lose a streak of 3 or more days by not reading today. */
export async function remindOfStreaks(db: Db, now: Date): Promise<void> {
  for (const timeZone of await timeZones(db)) {
    const local = localTime(timeZone, now)
    if (!isWithin(local, STREAK_REMINDER_HOURS)) continue
    await inBatches(
      (after) => endingStreaks(db, { timeZone, yesterday: dayBefore(local.day), after }),
      (people) =>
        notify(
          db,
          people.map(({ user_id, current_streak }) => ({ userId: user_id, ...streakReminder(local.day, current_streak) })),
          now,
        ),
    )
  }
}

/** Once a week, to those with articles that were saved more than 7 days ago and are still unread. */
export async function remindOfBookmarks(db: Db, now: Date): Promise<void> {
  const savedBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS)
  for (const timeZone of await timeZones(db)) {
    const local = localTime(timeZone, now)
    if (local.weekday !== BOOKMARK_REMINDER_WEEKDAY || !isWithin(local, BOOKMARK_REMINDER_HOURS)) continue
    await inBatches(
      (after) => forgottenBookmarks(db, { timeZone, savedBefore, after }),
      (people) =>
        notify(
          db,
          people.map(({ user_id, count, title }) => ({ userId: user_id, ...bookmarkReminder(local.day, count, title) })),
          now,
        ),
    )
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Each batch is a statement of its own: a million people are told without one long transaction, and a crash loses no more than its place. */
async function inBatches<Row extends { user_id: string }>(
  find: (after: string) => Promise<Row[]>,
  tell: (rows: Row[]) => Promise<void>,
): Promise<void> {
  let after = BEFORE_ALL
  for (;;) {
    const rows = await find(after)
    const last = rows.at(-1)
    if (!last) return
    await tell(rows)
    after = last.user_id
  }
}
