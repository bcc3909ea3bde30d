import { sql } from 'kysely'
import type { HalfRead, Streak, Today } from '#contract/reading/progress.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { titlesInNotices } from '#server/messaging/shared/notice-titles.ts'
import { noticeIn, type StoredNotice } from '#server/messaging/shared/notice-words.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { titlesByArticle, titlesOf } from '#server/reading/shared/translated-titles.ts'
import { ANSWERS, currentOn, finishedOn, type LastAttempt, lastWithMistakes, type TodayReader } from './rules.ts'

/**
 * Excluding the few unpublished articles is cheaper than joining years of readings.
 * @returns JSON of ids, latest first
 */
export const readIdsOf = (db: Db, userId: string): Promise<string> => markedIdsOf(db, userId, 'readings', 'read_at')

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

/** Users of an older version have no total. */
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
      titlesOf(sql.ref('articles')).as('title_translated'),
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

interface TodayRow {
  plan: Today['plan']
  exam_dates: Today['exam_dates']
  finished: { article_id: string; finished_at: string; reading_minutes: number }[]
  finished_ids: string[]
  answers: (StoredNotice & { path: string })[]
}

const TWO_DAYS_MS = 48 * 3_600_000

export async function todayOf(db: Db, { id, role, timeZone, language }: TodayReader, now: Date): Promise<Omit<Today, 'is_demo'>> {
  const recently = new Date(now.getTime() - TWO_DAYS_MS)
  const { rows } = await sql<TodayRow>`
    select
      (select jsonb_build_object('exam', exam, 'exam_year', exam_year, 'exam_date', exam_date, 'begin_with', begin_with,
        'days_off', days_off, 'goal', case when goal_kind is null then null else jsonb_build_object('kind', goal_kind, 'amount', goal_amount) end)
        from study_plans where user_id = ${id}) as plan,
      (select coalesce(jsonb_agg(to_jsonb(exam_dates) order by date, exam), '[]') from exam_dates) as exam_dates,
      (select coalesce(jsonb_agg(jsonb_build_object('article_id', article_id, 'finished_at', finished_at, 'reading_minutes', reading_minutes)), '[]')
        from finished_articles join articles using (article_id) where user_id = ${id} and finished_at > ${recently}) as finished,
      (select coalesce(jsonb_agg(article_id order by finished_at desc), '[]') from finished_articles where user_id = ${id}) as finished_ids,
      (select coalesce(jsonb_agg(to_jsonb(unread)), '[]') from (
        select type, title, message, path, data from notifications
        where user_id = ${id} and read_at is null and path is not null and type = any (${can(role, 'community') ? ANSWERS : []}::text[])
        order by created_at desc limit 3) as unread) as answers`.execute(db)
  const row = rows[0] as TodayRow
  const day = dayIn(timeZone, now)
  const attempts = can(role, 'proStudy') ? await lastAttemptsOf(db, id) : []
  const titles = await titlesInNotices(db, row.answers, language)
  return {
    day,
    plan: row.plan,
    exam_dates: row.exam_dates,
    finished_today: finishedOn(row.finished.filter(({ finished_at }) => dayIn(timeZone, new Date(finished_at)) === day)),
    finished_ids: row.finished_ids,
    half_read: await halfReadBy(db, id),
    quizzes_taken: attempts.map(({ quiz_id, score, total_questions }) => ({ quiz_id, score, total_questions })),
    waiting: {
      wrong_answers: await wrongAnswersIn(db, attempts),
      answers: row.answers.map((one) => ({ ...noticeIn(language, one, titles), path: one.path })),
    },
  }
}

async function wrongAnswersIn(db: Db, attempts: LastAttempt[]): Promise<Today['waiting']['wrong_answers']> {
  const latest = lastWithMistakes(attempts)
  if (!latest) return null
  const { attempt_id, article_id, title, score, total_questions } = latest
  const titles = await titlesByArticle(db, [{ article_id, title }])
  return { attempt_id, title, title_translated: titles.get(article_id) ?? {}, count: total_questions - score }
}

const ATTEMPTS = 300

async function lastAttemptsOf(db: Db, userId: string): Promise<LastAttempt[]> {
  const rows = await db
    .selectFrom('quiz_attempts')
    .innerJoin('quiz_editions', 'quiz_editions.edition_id', 'quiz_attempts.edition_id')
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(ATTEMPTS)
    .select(['attempt_id', 'quiz_id', 'article_title as title', 'article_id', 'score', 'total_questions'])
    .execute()
  return [...new Map(rows.reverse().map((row) => [row.quiz_id, row])).values()].reverse()
}

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
