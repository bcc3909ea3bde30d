import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { Notification, Preferences } from '#contract/messaging/notifications.ts'
import type { Db } from '#server/db/open.ts'
import { titlesInNotices } from '#server/messaging/shared/notice-titles.ts'
import { noticeIn } from '#server/messaging/shared/notice-words.ts'
import { toPreferences } from '#server/messaging/shared/preferences.ts'
import { BROADCAST_UNREAD_MS, type ForgottenBookmarks } from './rules.ts'

const PAGE = 50

interface Page {
  before?: Before | undefined
  language: Language
}

/** Newest first. Omits broadcasts before sign-up or while turned off, and unpublished days. */
export async function listNotifications(db: Db, userId: string, { before, language }: Page, now: Date): Promise<Notification[]> {
  const cursor = before ? sql`and (created_at, notification_id) < ${placeOf(userId, before)}` : sql``
  const { rows } = await sql<Omit<Notification, 'created_at'> & { created_at: Date; data: unknown }>`
    (select notification_id, type, title, message, data, path, created_at, read_at is not null as read
      from notifications where user_id = ${userId} and about not in (${WITHDRAWN}) ${cursor}
      order by created_at desc, notification_id desc limit ${PAGE})
    union all
    (select notification_id, type, title, message, data, path, created_at, not ${isUnread(userId, sinceWhen(now))} as read
      from broadcasts where ${isFor(userId)} ${cursor}
      order by created_at desc, notification_id desc limit ${PAGE})
    order by created_at desc, notification_id desc limit ${PAGE}`.execute(db)
  const titles = await titlesInNotices(db, rows, language)
  return rows.map((row) => ({ ...row, ...noticeIn(language, row, titles), created_at: row.created_at.toISOString() }))
}

/** Time and id work after deletion. */
type Before = string | [created_at: string, id: string]

const placeOf = (userId: string, before: Before) =>
  typeof before === 'string'
    ? sql`(select created_at, notification_id from notifications where notification_id = ${before} and user_id = ${userId}
        union all select created_at, notification_id from broadcasts where notification_id = ${before})`
    : sql`(${before[0]}::timestamptz, ${before[1]}::uuid)`

/** Few at a time. */
const WITHDRAWN = sql`select about from audience_notices where is_withdrawn`

/** Own ones have a counter. */
export async function countUnread(db: Db, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce((select unread from notification_inboxes where user_id = ${userId}), 0)
      - (select count(*) from notifications where user_id = ${userId} and read_at is null and about in (${WITHDRAWN}))
      + (select count(*) from broadcasts where ${isUnread(userId, sinceWhen(now))} and ${isFor(userId)}) as count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function isBroadcastFor(db: Db, userId: string, notificationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from broadcasts where notification_id = ${notificationId} and ${isFor(userId)}`.execute(db)
  return rows.length > 0
}

const isFor = (userId: string) => sql<boolean>`(
  not is_withdrawn and broadcasts.created_at >= (select created_at from users where user_id = ${userId})
  and not exists (
    select from broadcast_silences as silence
    where silence.user_id = ${userId} and silence.type = broadcasts.type
      and silence.silent_from <= broadcasts.created_at and coalesce(silence.silent_to, 'infinity') > broadcasts.created_at))`

const sinceWhen = (now: Date) => new Date(now.getTime() - BROADCAST_UNREAD_MS)

const isUnread = (userId: string, since: Date) => sql<boolean>`(
  broadcasts.created_at > ${since}
  and broadcasts.created_at > coalesce((select broadcasts_read_to from notification_inboxes where user_id = ${userId}), '-infinity')
  and not exists (
    select from broadcast_reads as one
    where one.user_id = ${userId} and one.notification_id = broadcasts.notification_id))`

export async function findPreferences(db: Db, userId: string): Promise<Preferences> {
  const row = await db.selectFrom('notification_preferences').where('user_id', '=', userId).select('choices').executeTakeFirst()
  return toPreferences(row?.choices)
}

export async function listEndingStreaks(
  db: Db,
  { timeZone, yesterday, after }: { timeZone: string; yesterday: string; after: string },
): Promise<{ user_id: string; current_streak: number }[]> {
  return db
    .selectFrom('users')
    .innerJoin('reading_streaks', 'reading_streaks.user_id', 'users.user_id')
    .where('time_zone', '=', timeZone)
    .where('last_read_date', '=', yesterday)
    .where('current_streak', '>=', 3)
    .where('users.user_id', '>', after)
    .orderBy('users.user_id')
    .limit(BATCH_SIZE)
    .select(['users.user_id', 'current_streak'])
    .execute()
}

export const BATCH_SIZE = 500

export async function listForgottenBookmarks(
  db: Db,
  { timeZone, savedBefore, after }: { timeZone: string; savedBefore: Date; after: string },
): Promise<(ForgottenBookmarks & { user_id: string })[]> {
  const { rows } = await sql<ForgottenBookmarks & { user_id: string }>`
    select users.user_id, count(*) as count, (array_agg(articles.title order by bookmarks.created_at))[1] as title,
      (array_agg(articles.article_id order by bookmarks.created_at))[1] as article_id
    from users
    join bookmarks using (user_id)
    join articles using (article_id)
    join daily_entries using (entry_id)
    where time_zone = ${timeZone} and users.user_id > ${after} and status = 'published' and bookmarks.created_at < ${savedBefore}
      and not exists (
        select from readings where readings.user_id = users.user_id and readings.article_id = bookmarks.article_id)
    group by users.user_id order by users.user_id limit ${BATCH_SIZE}`.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export async function personalNotificationData(db: Db, userId: string) {
  const own = await db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['notification_id', 'type', 'title', 'message', 'data', 'path', 'created_at', 'read_at'])
    .execute()
  const silences = await db
    .selectFrom('broadcast_silences')
    .where('user_id', '=', userId)
    .orderBy('silent_from')
    .select(['type', 'silent_from', 'silent_to'])
    .execute()
  return { preferences: await findPreferences(db, userId), notifications: own, silences }
}
