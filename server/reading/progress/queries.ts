import { sql } from 'kysely'
import type { HalfRead, Streak } from '#contract/reading/progress.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { currentOn } from './rules.ts'

/**
 * The few unpublished articles are looked up once, instead of every article of years of reading.
 * @returns JSON: the ids of the published articles that a user has read, latest first
 */
export const readIdsOf = (db: Db, userId: string): Promise<string> => markedIdsOf(db, userId, 'readings', 'read_at')

/** The same of the articles that a user has finished. */
export const finishedIdsOf = (db: Db, userId: string): Promise<string> =>
  markedIdsOf(db, userId, 'finished_articles', 'finished_at')

async function markedIdsOf(db: Db, userId: string, table: string, at: string): Promise<string> {
  const { rows } = await sql<{ ids: string | null }>`
    select '["' || string_agg(article_id::text, '","' order by ${sql.ref(at)} desc) || '"]' as ids from ${sql.table(table)}
    where user_id = ${userId} and article_id not in (
      select articles.article_id from daily_entries join articles using (entry_id) where daily_entries.status <> 'published')`.execute(
    db,
  )
  return rows[0]?.ids ?? '[]'
}

export interface StreakRow {
  current_streak: number | null
  longest_streak: number | null
  last_read_date: string | null
  total: number
}

/** Counts the readings of a user who has no total since an update from an older version. */
export async function streakRowOf(db: Db, userId: string): Promise<StreakRow | undefined> {
  const { rows } = await sql<StreakRow>`
    select current_streak, longest_streak, last_read_date,
      coalesce(total, (select count(*) from readings where user_id = ${userId})) as total
    from (select) as nothing
    left join reading_streaks on reading_streaks.user_id = ${userId}
    left join reading_totals on reading_totals.user_id = ${userId}`.execute(db)
  return rows[0]
}

export async function streakOf(db: Db, { id, timeZone }: { id: string; timeZone: string }, now: Date): Promise<Streak> {
  return streakFrom(await streakRowOf(db, id), dayIn(timeZone, now))
}

export function streakFrom(row: StreakRow | undefined, today: string): Streak {
  const soFar =
    row?.last_read_date && row.current_streak && row.longest_streak
      ? { current_streak: row.current_streak, longest_streak: row.longest_streak, last_read_date: row.last_read_date }
      : undefined
  return {
    current_streak: currentOn(soFar, today),
    longest_streak: soFar?.longest_streak ?? 0,
    total_articles_read: Number(row?.total ?? 0),
    last_read_date: soFar?.last_read_date ?? null,
  }
}

/** Articles nearer to the beginning or the end are not offered for continued reading. */
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

/** A user's progress, for their data download. */
export async function personalProgressData(db: Db, userId: string) {
  const readings = await db
    .selectFrom('readings')
    .innerJoin('articles', 'articles.article_id', 'readings.article_id')
    .where('user_id', '=', userId)
    .orderBy('read_at')
    .select(['readings.article_id', 'title', 'read_at'])
    .execute()
  const finished = await db
    .selectFrom('finished_articles')
    .innerJoin('articles', 'articles.article_id', 'finished_articles.article_id')
    .where('user_id', '=', userId)
    .orderBy('finished_at')
    .select(['finished_articles.article_id', 'title', 'finished_at'])
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
  return { readings, finished, days: days.map((row) => row.day), positions, streak: streak ?? null }
}
