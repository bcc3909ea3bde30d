import { sql } from 'kysely'
import { daysAfter } from '#contract/calendar.ts'
import type { Language } from '#contract/languages.ts'
import type { InNewsUpload } from '#contract/newsroom/upload/in-news-upload.ts'
import { QUESTION_FIELDS, type Question } from '#contract/practice/question.ts'
import type { LastAttempt, ListedCompilation } from '#contract/syllabus/compilations.ts'
import { type Period, periodOf } from '#contract/syllabus/periods.ts'
import { columnsOf } from '#server/db/columns.ts'
import type { Db } from '#server/db/open.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { isReserved } from '#server/practice/shared/reserved-quizzes.ts'
import { knownItem } from '#server/reading/shared/in-news-items.ts'
import { topicsOf } from '#server/reading/shared/topics.ts'
import type { ArticleRow, Grouped, QuestionRow } from './rules.ts'

export const TIME_ZONE = 'Asia/Kolkata'

/**
 * @param today in `TIME_ZONE`
 * @param since drops periods that ended before
 */
export async function listedCompilations(db: Db, today: string, since = '1900-01-01'): Promise<ListedCompilation[]> {
  const { rows } = await sql<ListedCompilation>`
    with days as (
      select publication_date as day, date_trunc('week', publication_date)::date as monday,
        date_trunc('month', publication_date)::date as first, count(*) as articles, sum(reading_minutes) as minutes
      from daily_entries join articles using (entry_id)
      where status = 'published' and publication_date between ${daysAfter(since, -31)}::date and ${today}::date
      group by publication_date
    ), periods as (
      select to_char(monday, 'IYYY-"W"IW') as period, 'week' as kind, monday as first_day, monday + 6 as last_day, articles, minutes from days
      union all
      select to_char(first, 'YYYY-MM'), 'month', first, (first + interval '1 month')::date - 1, articles, minutes from days
    )
    select period, kind, first_day, last_day, sum(articles)::integer as articles, sum(minutes)::integer as minutes
    from periods where last_day < ${today}::date and last_day >= ${since}::date
    group by period, kind, first_day, last_day order by last_day desc, kind`.execute(db)
  return rows
}

export async function periodsOf(db: Db, days: string[]): Promise<{ period: string; hasArticles: boolean }[]> {
  const { rows } = await sql<{ period: string; hasArticles: boolean }>`
    with periods as (
      select distinct to_char(first, pattern) as period, first, (first + length)::date as following
      from unnest(${days}::date[]) as day, lateral (values
        (date_trunc('week', day)::date, interval '1 week', 'IYYY-"W"IW'),
        (date_trunc('month', day)::date, interval '1 month', 'YYYY-MM')) as kind (first, length, pattern)
    )
    select period, exists (
      select from daily_entries join articles using (entry_id)
      where status = 'published' and publication_date >= first and publication_date < following) as "hasArticles"
    from periods`.execute(db)
  return rows
}

export function endedPeriod(period: string, now: Date): Period | undefined {
  const range = periodOf(period)
  return range && range.last_day < dayIn(TIME_ZONE, now) ? range : undefined
}

/** Undefined if nothing is published. */
export async function groupedPeriod(db: Db, range: Period, language: Language): Promise<Grouped | undefined> {
  const asked = { ...range, language }
  const [rows, questions] = await Promise.all([articlesOf(db, asked), questionsOf(db, asked)])
  return rows.length > 0 ? { topics: topicsOf(rows), questions } : undefined
}

/** In the order of days and items; at most twelve a day. */
export async function newsOf(db: Db, { first_day, last_day }: Pick<Period, 'first_day' | 'last_day'>): Promise<InNewsUpload[]> {
  const rows = await db
    .selectFrom('daily_entries')
    .innerJoin('in_news_items', 'in_news_items.entry_id', 'daily_entries.entry_id')
    .where('status', '=', 'published')
    .where('publication_date', '>=', first_day)
    .where('publication_date', '<=', last_day)
    .orderBy('publication_date')
    .orderBy('position')
    .select(['item_id', 'kind', 'name', 'syllabus', 'body'])
    .execute()
  return rows.map((row) => knownItem(row).upload)
}

export async function readArticles(db: Db, userId: string, { first_day, last_day }: Period): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ article_id: string }>`
    select article_id from daily_entries join articles using (entry_id) join readings using (article_id)
    where publication_date between ${first_day} and ${last_day} and readings.user_id = ${userId}`.execute(db)
  return new Set(rows.map(({ article_id }) => article_id))
}

type CompilationRequest = Period & { language: Language }

async function articlesOf(db: Db, asked: CompilationRequest): Promise<ArticleRow[]> {
  const { language } = asked
  const { rows } = await sql<ArticleRow>`
    select articles.article_id, articles.title, articles.summary, gs_paper_category, syllabus, publication_date,
      coalesce(body -> 'must_know', '[]') as must_know, coalesce(body -> 'facts', '[]') as facts,
      coalesce(body -> 'since_then', '[]') as since_then, coalesce(body -> 'sources', '[]') as sources,
      coalesce(body -> 'study_with', '[]') as study_with, coalesce(body -> 'watch', '[]') as watch,
      coalesce(body -> 'follow_up_data' -> 'key_terms_list', '[]') as key_terms, ${language} as language,
      coalesce(case when kept.is_manual then kept.title end, body -> 'title_translated' ->> ${language}, kept.title) as title_translated,
      coalesce(case when kept.is_manual then kept.summary end, body -> 'summary_translated' ->> ${language}, kept.summary) as summary_translated,
      coalesce(body -> 'must_know_translated' -> ${language}, '[]') as must_know_translated,
      coalesce(body -> 'follow_up_data' -> 'key_terms_list_translated' -> ${language}, '[]') as key_terms_translated
    from daily_entries join articles using (entry_id)
      left join translations as kept on kept.article_id = articles.article_id and kept.language = ${language}
    where ${isIn(asked)} order by publication_date desc, articles.position`.execute(db)
  return rows
}

/** A stable order, whatever else is published. */
async function questionsOf(db: Db, asked: CompilationRequest): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${columnsOf('quiz_questions', QUESTION_FIELDS)}, article_id, translated -> ${asked.language} as translated,
      ${asked.language} as language, gs_paper_category
    from daily_entries join articles using (entry_id) join quizzes using (article_id) join quiz_questions using (quiz_id)
    where ${isIn(asked)} and not ${isReserved(sql`articles.article_id`)}
    order by row_number() over (partition by quiz_id order by quiz_questions.position), md5(question_id::text)`.execute(db)
  return rows
}

export interface PeriodQuestion extends Question {
  article_id: string
}

/** Of the period, in the order of the ids; without reserved ones. */
export async function periodQuestions(db: Db, range: Period, ids: readonly string[]): Promise<PeriodQuestion[]> {
  const { rows } = await sql<PeriodQuestion>`
    select ${columnsOf('quiz_questions', QUESTION_FIELDS)}, article_id
    from daily_entries join articles using (entry_id) join quizzes using (article_id) join quiz_questions using (quiz_id)
    where ${isIn(range)} and question_id = any(${ids}::uuid[]) and not ${isReserved(sql`articles.article_id`)}
    order by array_position(${ids}::uuid[], question_id)`.execute(db)
  return rows
}

const isIn = ({ first_day, last_day }: Period) =>
  sql`status = 'published' and publication_date between ${first_day} and ${last_day}`

export interface StoredAttempt {
  period: string
  answers: Record<string, string>
  score: number
  total_questions: number
}

const attemptsOf = (db: Db, userId: string) => db.selectFrom('compilation_attempts').where('user_id', '=', userId)

export const storedAttempt = (db: Db, userId: string, attemptKey: string): Promise<StoredAttempt | undefined> =>
  attemptsOf(db, userId)
    .where('attempt_key', '=', attemptKey)
    .select(['period', 'answers', 'score', 'total_questions'])
    .executeTakeFirst()

export async function lastAttempt(db: Db, userId: string, period: string): Promise<LastAttempt | null> {
  const row = await attemptsOf(db, userId)
    .where('period', '=', period)
    .orderBy('answered_at', 'desc')
    .select(['score', 'total_questions', 'answered_at'])
    .executeTakeFirst()
  if (!row) return null
  return { score: row.score, totalQuestions: row.total_questions, answeredAt: row.answered_at.toISOString() }
}

export async function personalAttempts(db: Db, userId: string) {
  const rows = await attemptsOf(db, userId)
    .orderBy('answered_at')
    .select(['period', 'answers', 'score', 'total_questions', 'answered_at'])
    .execute()
  return rows.map((row) => ({ ...row, answered_at: row.answered_at.toISOString() }))
}
