import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/articles.ts'
import { READING_MILESTONES, type Streak } from '#contract/progress.ts'
import { madeOnce } from '#server/db/made-once.ts'
import type { Db } from '#server/db/open.ts'
import { announce } from '#server/platform/events.ts'
import { dayIn } from '#server/platform/local-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction, signalSoon } from '#server/platform/signals.ts'
import { heldTotal, type StreakRow, streakFrom, streakOf } from './queries.ts'
import { READING, withDay } from './rules.ts'

interface Reader {
  id: string
  timeZone: string
}

/** Readings go with their articles: what anybody has read may be less now. */
export const readingsGone = (db: Db): Promise<void> => signalSoon(db, READING, ['*'])

const changed = (db: Db, userId: string): Promise<void> => signalSoon(db, READING, [userId])

/**
 * Marks an article read, once. The first article read on a day, also one read before, counts the day.
 * @throws Refusal 404 for what is not there or not published
 */
export async function markRead(db: Db, { id, timeZone }: Reader, articleId: string, now: Date): Promise<Streak> {
  const day = dayIn(timeZone, now)
  const [usual] = await oneMore(db, id, articleId, day, now, READING_MILESTONES)
  if (usual) {
    await changed(db, id)
    return streakFrom(usual, day)
  }
  return inTransaction(db, async (db) => {
    const before = await hold(db, id, articleId)
    const added = await db
      .insertInto('readings')
      .values({ user_id: id, article_id: articleId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('article_id')
      .executeTakeFirst()
    if (added) await tellOfMilestone(db, id, before + 1, now)
    await countDay(db, id, day, now)
    await changed(db, id)
    return streakOf(db, { id, timeZone }, now)
  })
}

/**
 * Nearly every reading: the day is counted already and nobody has to be told, so that it is all one statement. Here as everywhere the article is
 * held first, then the person's total, then the reading: the order in which an article goes, so that nobody waits for who waits for them.
 * @returns the streak with this reading, or nothing where there is more to do
 */
const oneMore = madeOnce(
  (userId: string, articleId: string, day: string, now: Date, milestones: readonly number[]) => sql<StreakRow>`
    with article as (
      select article_id from articles join daily_entries using (entry_id)
      where article_id = ${articleId} and status = 'published' for key share of articles
    ), counted as (
      select current_streak, longest_streak, last_read_date, total + 1 as total, article.article_id
      from article join reading_totals as so_far on so_far.user_id = ${userId} join reading_streaks using (user_id)
      where last_read_date = ${day} and total + 1 <> all (${milestones}::integer[]) for no key update of so_far
    ), added as (
      insert into readings (user_id, article_id, read_at) select ${userId}, article_id, ${now} from counted
      on conflict do nothing returning user_id
    )
    select current_streak, longest_streak, last_read_date, total from counted join added on true`,
)

/**
 * Keeps an article, and what is counted of the person's readings, as they are until the end of the transaction.
 * @returns the total
 * @throws Refusal 404 for what is not there or not published
 */
async function hold(db: Db, userId: string, articleId: string): Promise<number> {
  const held = await heldTotal(db, userId, articleId)
  if (!held) throw new Refusal(404, ARTICLE_NOT_FOUND)
  return held.total ?? (await firstTotal(db, userId))
}

/** Whoever was not counted yet: a new reader, or one whom only older versions have seen. */
async function firstTotal(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    insert into reading_totals (user_id, total) select ${userId}, count(*) from readings where user_id = ${userId}
    on conflict (user_id) do update set total = reading_totals.total returning total`.execute(db)
  return (rows[0] as { total: number }).total
}

async function tellOfMilestone(db: Db, userId: string, total: number, now: Date): Promise<void> {
  if (READING_MILESTONES.includes(total)) await announce(db, 'article.read', [{ userId, total }], now)
}

/** The streak keeps its days. */
export async function markUnread(db: Db, userId: string, articleId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    await hold(db, userId, articleId)
    await db.deleteFrom('readings').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
    await changed(db, userId)
  })
}

/**
 * One statement: while somebody reads, this is called again and again.
 * @throws Refusal 404 for what is not there or not published
 */
export async function savePosition(db: Db, userId: string, articleId: string, position: number, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into reading_positions (user_id, article_id, position, updated_at)
    select ${userId}, article_id, ${position}, ${now} from articles join daily_entries using (entry_id)
    where article_id = ${articleId} and status = 'published'
    on conflict (user_id, article_id) do update set position = excluded.position, updated_at = excluded.updated_at
    returning article_id`.execute(db)
  if (rows.length === 0) throw new Refusal(404, ARTICLE_NOT_FOUND)
}

/** The day's row decides between simultaneous readings: only the one that adds it extends the streak. */
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
  // A traveller whose calendar went back adds a day to the past, which extends nothing.
  if (after === before) return
  const { current_streak: current, longest_before: longestBefore } = after
  await announce(db, 'streak.extended', [{ userId: user_id, day, current, longestBefore }], now)
}
