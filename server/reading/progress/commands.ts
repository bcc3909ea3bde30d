import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import { READING_MILESTONES, type Streak } from '#contract/reading/progress.ts'
import { gathered } from '#server/db/gathered.ts'
import { madeOnce } from '#server/db/made-once.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/platform/events/events.ts'
import { signalSoon } from '#server/platform/events/signals.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
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
  const usual = await oneMore(db, { userId: id, articleId, day, now })
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

interface Mark {
  userId: string
  articleId: string
  day: string
  now: Date
}

/**
 * Nearly every reading: the day is counted already and nobody has to be told, so that many are one statement. Here as everywhere the article is
 * held first, then the person's total, then the reading: the order in which an article goes, so that nobody waits for who waits for them. What
 * somebody else holds just now is left out, so that the others need not wait for it.
 * @returns the streak with this reading, or nothing where there is more to do
 */
const oneMore = gathered<Mark, StreakRow | undefined>({
  personOf: (mark) => mark.userId,
  write: async (db, marks) => {
    const values = <K extends keyof Mark>(name: K) => marks.map((mark) => mark[name])
    const rows = await markMany(db, values('userId'), values('articleId'), values('day'), values('now'), READING_MILESTONES)
    const made = new Map(rows.map((row) => [row.user_id, row]))
    return marks.map((mark) => made.get(mark.userId))
  },
})

const markMany = madeOnce(
  (userIds: string[], articleIds: string[], days: string[], times: Date[], milestones: readonly number[]) => sql<
    StreakRow & { user_id: string }
  >`
    with marks as (
      select user_id, article_id, day, read_at
      from unnest(${userIds}::uuid[], ${articleIds}::uuid[], ${days}::date[], ${times}::timestamptz[])
        as given (user_id, article_id, day, read_at)
    ), article as (
      select article_id from articles join daily_entries using (entry_id)
      where article_id in (select article_id from marks) and status = 'published' for key share of articles skip locked
    ), counted as (
      select user_id, article_id, read_at, current_streak, longest_streak, last_read_date, total + 1 as total
      from marks join article using (article_id) join reading_totals as so_far using (user_id) join reading_streaks using (user_id)
      where last_read_date = day and total + 1 <> all (${milestones}::integer[]) for no key update of so_far skip locked
    ), added as (
      insert into readings (user_id, article_id, read_at) select user_id, article_id, read_at from counted
      on conflict do nothing returning user_id
    )
    select user_id, current_streak, longest_streak, last_read_date, total from counted join added using (user_id)`,
)

/**
 * Keeps an article, and what is counted of the person's readings, as they are until the end of the transaction.
 * @returns the total
 * @throws Refusal 404 for what is not there or not published
 */
async function hold(db: Db, userId: string, articleId: string): Promise<number> {
  const held = await heldTotal(db, userId, articleId)
  if (!held) throw new HttpError(404, ARTICLE_NOT_FOUND)
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
  if (READING_MILESTONES.includes(total)) await publish(db, 'article.read', [{ userId, total }], now)
}

/** The streak keeps its days. */
export async function markUnread(db: Db, userId: string, articleId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    await hold(db, userId, articleId)
    await db.deleteFrom('readings').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
    await changed(db, userId)
  })
}

interface Place {
  userId: string
  articleId: string
  position: number
  now: Date
}

/**
 * While somebody reads, this is called again and again.
 * @throws Refusal 404 for what is not there or not published
 */
export async function savePosition(db: Db, userId: string, articleId: string, position: number, now: Date): Promise<void> {
  if (!(await savePlace(db, { userId, articleId, position, now }))) throw new HttpError(404, ARTICLE_NOT_FOUND)
}

const savePlace = gathered<Place, boolean>({
  personOf: (place) => place.userId,
  write: async (db, places) => {
    const values = <K extends keyof Place>(name: K) => places.map((place) => place[name])
    const rows = await savePlaces(db, values('userId'), values('articleId'), values('position'), values('now'))
    const saved = new Set(rows.map((row) => row.user_id))
    return places.map((place) => saved.has(place.userId))
  },
})

const savePlaces = madeOnce(
  (userIds: string[], articleIds: string[], positions: number[], times: Date[]) => sql<{ user_id: string }>`
    insert into reading_positions (user_id, article_id, position, updated_at)
    select user_id, article_id, places.position, at
    from unnest(${userIds}::uuid[], ${articleIds}::uuid[], ${positions}::real[], ${times}::timestamptz[])
      as places (user_id, article_id, position, at)
      join articles using (article_id) join daily_entries using (entry_id)
    where status = 'published'
    on conflict (user_id, article_id) do update set position = excluded.position, updated_at = excluded.updated_at
    returning user_id`,
)

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
  await publish(db, 'streak.extended', [{ userId: user_id, day, current, longestBefore }], now)
}
