import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { FREQUENCY, isOn } from '#server/messaging/shared/preferences.ts'
import { listTimeZones } from '#server/messaging/shared/time-zones.ts'
import { isWithin, type LocalTime, localTime } from '#server/platform/time/local-time.ts'
import { hasNewArticles } from '../queries.ts'
import * as rules from '../rules.ts'

export async function queueDigests(db: Db, now: Date): Promise<void> {
  for (const timeZone of await listTimeZones(db)) {
    const local = localTime(timeZone, now)
    if (!isWithin(local, rules.DIGEST_HOURS)) continue
    await queueDigest(db, { timeZone, local, kind: 'digest', frequency: 'daily' }, now)
    if (local.weekday === rules.WEEKLY_DIGEST_WEEKDAY)
      await queueDigest(db, { timeZone, local, kind: 'digest', frequency: 'weekly' }, now)
  }
}

/** Composing checks for unread articles. */
async function queueDigest(db: Db, round: Mailing, now: Date): Promise<void> {
  const reach = rules.digestPeriod(now, undefined, round.frequency === 'weekly')
  if (await hasNewArticles(db, reach.earliest, now)) await queueMailing(db, round, now)
}

export async function queueBookmarkMails(db: Db, now: Date): Promise<void> {
  for (const timeZone of await listTimeZones(db)) {
    const local = localTime(timeZone, now)
    if (local.weekday !== rules.BOOKMARK_MAIL_WEEKDAY || !isWithin(local, rules.BOOKMARK_MAIL_HOURS)) continue
    await queueMailing(db, { timeZone, local, kind: 'bookmark_reminder', frequency: null }, now)
  }
}

interface Mailing {
  timeZone: string
  local: LocalTime
  kind: 'digest' | 'bookmark_reminder'
  /** `null`: all except "never". */
  frequency: 'daily' | 'weekly' | null
}

const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

const BATCH_SIZE = 2000

/** In batches: a statement may take at most eight seconds. */
async function queueMailing(db: Db, round: Mailing, now: Date): Promise<void> {
  for (let after: string | undefined = LOWEST_ID; after; ) after = await queueBatch(db, round, after, now)
}

/** @returns the last user */
async function queueBatch(db: Db, { timeZone, local, kind, frequency }: Mailing, after: string, now: Date) {
  const hasSaved = sql`exists (
    select from bookmarks where bookmarks.user_id = people.user_id
      and bookmarks.created_at < ${new Date(now.getTime() - rules.BOOKMARK_REMINDER_AFTER_MS)})`
  const { rows } = await sql<{ user_id: string }>`
    with people as (
      select user_id, email_confirmed_at from users where time_zone = ${timeZone} and user_id > ${after} order by user_id limit ${BATCH_SIZE}
    ), queued as (
      insert into mail_deliveries (user_id, kind, day, queued_at, due_at)
      select people.user_id, ${kind}, ${local.day}, ${now}, ${now}
      from people left join notification_preferences as preferences on preferences.user_id = people.user_id
      where people.email_confirmed_at is not null
        and ${isOn(rules.TOGGLE_OF[kind])}
        and ${frequency ? sql`${FREQUENCY} = ${frequency}` : sql`${FREQUENCY} <> 'never'`}
        and ${kind === 'digest' ? sql`true` : hasSaved}
      on conflict (user_id, kind, day) do nothing
    )
    select user_id from people order by user_id desc limit 1`.execute(db)
  return rows[0]?.user_id
}
