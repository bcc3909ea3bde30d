import type { HalfRead, Streak } from '#contract/progress.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/local-time.ts'
import { currentOn } from './rules.ts'

export async function readIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('readings')
    .innerJoin('articles', 'articles.article_id', 'readings.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'published')
    .orderBy('read_at', 'desc')
    .select('readings.article_id')
    .execute()
  return rows.map((row) => row.article_id)
}

export async function streakOf(db: Db, { id, timeZone }: { id: string; timeZone: string }, now: Date): Promise<Streak> {
  const row = await db
    .selectFrom('users')
    .leftJoin('reading_streaks', 'reading_streaks.user_id', 'users.user_id')
    .where('users.user_id', '=', id)
    .select(({ selectFrom, fn }) => [
      'current_streak',
      'longest_streak',
      'last_read_date',
      selectFrom('readings').where('readings.user_id', '=', id).select(fn.countAll<number>().as('count')).as('total'),
    ])
    .executeTakeFirst()
  const soFar =
    row?.last_read_date && row.current_streak && row.longest_streak
      ? { current_streak: row.current_streak, longest_streak: row.longest_streak, last_read_date: row.last_read_date }
      : undefined
  return {
    current_streak: currentOn(soFar, dayIn(timeZone, now)),
    longest_streak: soFar?.longest_streak ?? 0,
    total_articles_read: Number(row?.total ?? 0),
    last_read_date: soFar?.last_read_date ?? null,
  }
}

export async function totalRead(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('readings')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const isPublished = async (db: Db, articleId: string): Promise<boolean> =>
  (await db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .where('status', '=', 'published')
    .select('article_id')
    .executeTakeFirst()) !== undefined

/** Nearer to an end than this is not "midway". */
const MIDWAY = { least: 0.03, most: 0.97 }

export async function halfReadBy(db: Db, userId: string): Promise<HalfRead[]> {
  const rows = await db
    .selectFrom('reading_positions')
    .innerJoin('articles', 'articles.article_id', 'reading_positions.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'published')
    .where('reading_positions.position', '>', MIDWAY.least)
    .where('reading_positions.position', '<', MIDWAY.most)
    .orderBy('reading_positions.updated_at', 'desc')
    .limit(5)
    .select([
      'articles.article_id',
      'title',
      'gs_paper_category',
      'publication_date',
      'reading_positions.position',
      'reading_positions.updated_at',
    ])
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

export async function positionOf(db: Db, userId: string, articleId: string): Promise<number> {
  const row = await db
    .selectFrom('reading_positions')
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .select('position')
    .executeTakeFirst()
  return row?.position ?? 0
}

/** What progress holds about a person, for their own download. */
export async function personalProgressData(db: Db, userId: string) {
  const readings = await db
    .selectFrom('readings')
    .innerJoin('articles', 'articles.article_id', 'readings.article_id')
    .where('user_id', '=', userId)
    .orderBy('read_at')
    .select(['readings.article_id', 'title', 'read_at'])
    .execute()
  const days = await db.selectFrom('reading_days').where('user_id', '=', userId).orderBy('day').select('day').execute()
  const positions = await db
    .selectFrom('reading_positions')
    .where('user_id', '=', userId)
    .select(['article_id', 'position', 'updated_at'])
    .execute()
  const streak = await db
    .selectFrom('reading_streaks')
    .where('user_id', '=', userId)
    .select(['current_streak', 'longest_streak', 'last_read_date'])
    .executeTakeFirst()
  return { readings, days: days.map((row) => row.day), positions, streak: streak ?? null }
}
