import { ARTICLE_NOT_FOUND } from '#contract/articles.ts'
import type { Db } from '#server/db/open.ts'
import { announce } from '#server/platform/events.ts'
import { dayIn } from '#server/platform/local-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction } from '#server/platform/signals.ts'
import { isPublished, totalRead } from './queries.ts'
import { withDay } from './rules.ts'

interface Reader {
  id: string
  timeZone: string
}

/**
 * Marks an article read, once. The first article read on a day, also one read before, counts the day.
 * @throws Refusal 404 for what is not there or not published
 */
export async function markRead(db: Db, { id: user_id, timeZone }: Reader, article_id: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await mustBePublished(db, article_id)
    const added = await db
      .insertInto('readings')
      .values({ user_id, article_id, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('article_id')
      .executeTakeFirst()
    if (added) await announce(db, 'article.read', [{ userId: user_id, total: await totalRead(db, user_id) }], now)
    await countDay(db, user_id, dayIn(timeZone, now), now)
  })
}

/** The streak keeps its days. */
export async function markUnread(db: Db, userId: string, articleId: string): Promise<void> {
  await mustBePublished(db, articleId)
  await db.deleteFrom('readings').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
}

export async function savePosition(db: Db, user_id: string, article_id: string, position: number, now: Date): Promise<void> {
  await mustBePublished(db, article_id)
  await db
    .insertInto('reading_positions')
    .values({ user_id, article_id, position, updated_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'article_id']).doUpdateSet({ position, updated_at: now }))
    .execute()
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

async function mustBePublished(db: Db, articleId: string): Promise<void> {
  if (!(await isPublished(db, articleId))) throw new Refusal(404, ARTICLE_NOT_FOUND)
}
