import { sql } from 'kysely'
import { READING_MILESTONES, type Streak } from '#contract/reading/progress.ts'
import { batchWrites } from '#server/db/batch-writes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { type StreakRow, streakFrom, streakOf } from '../queries.ts'
import { withDay } from '../rules.ts'
import { lockReading } from './lock-reading.ts'

interface Reader {
  id: string
  timeZone: string
}

/**
 * Idempotent. Reading an article again also extends the streak.
 * @throws HttpError 404
 */
export async function markRead(db: Db, reader: Reader, articleId: string, now: Date): Promise<Streak> {
  const day = dayIn(reader.timeZone, now)
  const counted = await countReading(db, { userId: reader.id, articleId, day, now })
  if (!counted) return startDay(db, reader, articleId, day, now)
  return streakFrom(counted, day)
}

interface Reading {
  userId: string
  articleId: string
  day: string
  now: Date
}

/**
 * Handles nearly all readings: the day counts already and the total is no milestone.
 * Lock order: article, total, reading, as when deleting an article. Skips locked rows so that they do not block the batch.
 * @returns `undefined` if `startDay` is needed
 */
const countReading = batchWrites<Reading, StreakRow | undefined>({
  keyOf: ({ userId }) => userId,
  write: async (db, readings) => {
    const column = <K extends keyof Reading>(name: K) => readings.map((reading) => reading[name])
    const { rows } = await sql<StreakRow & { user_id: string }>`
      with given as (
        select user_id, article_id, day, read_at
        from unnest(${column('userId')}::uuid[], ${column('articleId')}::uuid[], ${column('day')}::date[], ${column('now')}::timestamptz[])
          as given (user_id, article_id, day, read_at)
      ), article as (
        select article_id from articles join daily_entries using (entry_id)
        where article_id in (select article_id from given) and status = 'published' for key share of articles skip locked
      ), counted as (
        select user_id, article_id, read_at, current_streak, longest_streak, last_read_date, total + 1 as total
        from given join article using (article_id) join reading_totals as so_far using (user_id) join reading_streaks using (user_id)
        where last_read_date = day and total + 1 <> all (${READING_MILESTONES}::integer[]) for no key update of so_far skip locked
      ), added as (
        insert into readings (user_id, article_id, read_at) select user_id, article_id, read_at from counted
        on conflict do nothing returning user_id
      )
      select user_id, current_streak, longest_streak, last_read_date, total from counted join added using (user_id)`.execute(db)
    const byUser = new Map(rows.map((row) => [row.user_id, row]))
    return readings.map(({ userId }) => byUser.get(userId))
  },
})

async function startDay(db: Db, reader: Reader, articleId: string, day: string, now: Date): Promise<Streak> {
  return inTransaction(db, async (db) => {
    const before = await lockReading(db, reader.id, articleId)
    const added = await db
      .insertInto('readings')
      .values({ user_id: reader.id, article_id: articleId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('article_id')
      .executeTakeFirst()
    const total = before + 1
    if (added && READING_MILESTONES.includes(total)) await publish(db, 'article.read', [{ userId: reader.id, total }], now)
    await countDay(db, reader.id, day, now)
    return streakOf(db, reader, now)
  })
}

/** Only the concurrent reading that inserts the day extends the streak. */
async function countDay(db: Db, user_id: string, day: string, now: Date): Promise<void> {
  const added = await db
    .insertInto('reading_days')
    .values({ user_id, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (!added) return
  const before = await db
    .selectFrom('reading_streaks')
    .where('user_id', '=', user_id)
    .forUpdate()
    .select(['current_streak', 'longest_streak', 'last_read_date', 'longest_before'])
    .executeTakeFirst()
  const after = withDay(before, day)
  await db
    .insertInto('reading_streaks')
    .values({ user_id, ...after })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(after))
    .execute()
  // After travelling west the local date can be earlier.
  if (after === before) return
  const { current_streak: current, longest_before: longestBefore } = after
  await publish(db, 'streak.extended', [{ userId: user_id, day, current, longestBefore }], now)
}
