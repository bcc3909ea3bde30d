import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { MistakeStatus } from '#contract/newsroom/mistake-report-rules.ts'
import { MISTAKE_STATUSES } from '#contract/newsroom/mistake-report-rules.ts'
import type { MistakeReport, ReportedMistake } from '#contract/newsroom/mistake-reports.ts'
import type { Db } from '#server/db/open.ts'
import { titlesOf } from '#server/reading/shared/translated-titles.ts'

export const publicArticle = (db: Db, articleId: string) =>
  db
    .selectFrom('articles')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('article_id', '=', articleId)
    .where('status', '=', 'published')
    .select(['article_id', 'title'])
    .executeTakeFirst()

export const reportByKey = (db: Db, userId: string, clientKey: string) =>
  db
    .selectFrom('mistake_reports')
    .where('user_id', '=', userId)
    .where('client_key', '=', clientKey)
    .select('report_id')
    .executeTakeFirst()

/** Prevents account deletion; call before `lockReport`. */
export const lockReporter = (db: Db, reportId: string) =>
  db
    .selectFrom('users')
    .where('user_id', '=', ({ selectFrom }) =>
      selectFrom('mistake_reports').where('report_id', '=', reportId).select('mistake_reports.user_id'),
    )
    .select('user_id')
    .forKeyShare()
    .executeTakeFirst()

export const lockReport = (db: Db, reportId: string) =>
  db
    .selectFrom('mistake_reports')
    .where('report_id', '=', reportId)
    .select(['report_id', 'user_id', 'article_id', 'article_title', 'status'])
    .forUpdate()
    .executeTakeFirst()

export async function isCorrectionOf(db: Db, articleId: string, noteId: string): Promise<boolean> {
  const note = await db
    .selectFrom('article_notes')
    .where('note_id', '=', noteId)
    .where('article_id', '=', articleId)
    .where('kind', '=', 'correction')
    .select('note_id')
    .executeTakeFirst()
  return note !== undefined
}

interface Page {
  before?: [at: string, id: string] | undefined
  limit: number
}

/** Newest first. */
export async function reportsOf(db: Db, userId: string, { before, limit }: Page) {
  const rows = await pageOf(selected(db).where('report.user_id', '=', userId), { before, limit }).execute()
  return paged(rows.map(shown), limit)
}

type Listed = ReturnType<typeof selected>

const pageOf = <Query extends Listed>(query: Query, { before, limit }: Page) =>
  query
    .$if(before !== undefined, (some) =>
      some.where(sql<boolean>`(report.created_at, report_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('report.created_at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(limit + 1)

function paged<Row extends { created_at: string; report_id: string }>(rows: Row[], limit: number) {
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.created_at}~${last.report_id}` : null }
}

const AT = sql`to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const NOTE = sql`jsonb_build_object('note_id', note_id, 'at', ${AT}, 'wrong', wrong, 'right', right_text)`

const selected = (db: Db) =>
  db
    .selectFrom('mistake_reports as report')
    .leftJoin('articles', 'articles.article_id', 'report.article_id')
    .leftJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .select([
      ...(['report_id', 'report.article_id', 'article_title', 'language', 'quote', 'description', 'answer'] as const),
      ...(['report.status', 'report.created_at', 'decided_at', 'articles.title', 'publication_date'] as const),
      'daily_entries.status as day_status',
      titlesOf(sql.ref('articles')).as('titles'),
      sql<MistakeReport['correction']>`(select ${NOTE} from article_notes where note_id = report.correction_id)`.as('correction'),
    ])

type Row = Awaited<ReturnType<Listed['execute']>>[number]

const shown = (row: Row): MistakeReport => {
  const { article_id, title, titles, publication_date, day_status, ...report } = row
  return {
    ...report,
    article:
      article_id && title && publication_date && day_status === 'published'
        ? { article_id, title, title_translated: titles, publication_date }
        : null,
    language: row.language as Language,
    status: row.status as MistakeStatus,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** Newest first; only the first page has counts. */
export async function allReports(db: Db, { status, ...page }: Page & { status: MistakeStatus | 'all' }) {
  const rows = await pageOf(selected(db), page)
    .$if(status !== 'all', (query) => query.where('report.status', '=', status))
    .innerJoin('users as reporter', 'reporter.user_id', 'report.user_id')
    .leftJoin('users as decider', 'decider.user_id', 'report.decided_by')
    .select([
      ...(['reporter.username as reporter', 'decider.username as decided_by', 'articles.entry_id'] as const),
      ...(['section', 'prefix', 'suffix', 'is_in_text'] as const),
      OPEN_OF_ARTICLE.as('open_of_article'),
      CORRECTIONS.as('corrections'),
    ])
    .execute()
  const counts = page.before === undefined ? await countsOf(db) : null
  return { ...paged(rows.map(storedReport), page.limit), counts }
}

const OPEN_OF_ARTICLE = sql<number>`(select count(*)::integer from mistake_reports as one
  where one.article_id = report.article_id and one.status = 'open')`
const CORRECTIONS = sql<ReportedMistake['corrections']>`coalesce((
  select jsonb_agg(${NOTE} order by noted_at desc, note_id desc) from article_notes
  where article_notes.article_id = report.article_id and kind = 'correction'), '[]')`

function storedReport({
  entry_id,
  ...row
}: Row & Omit<ReportedMistake, keyof MistakeReport | 'edit'> & { entry_id: string | null }): ReportedMistake {
  const { reporter, decided_by, section, prefix, suffix, is_in_text, open_of_article, corrections, ...report } = row
  return {
    ...shown(report as Row),
    reporter,
    decided_by,
    section,
    prefix,
    suffix,
    open_of_article,
    corrections,
    is_in_text: row.day_status === 'published' ? is_in_text : null,
    edit: entry_id && row.article_id ? { entry_id, article_id: row.article_id } : null,
  }
}

async function countsOf(db: Db): Promise<Record<MistakeStatus, number>> {
  const rows = await db
    .selectFrom('mistake_reports')
    .groupBy('status')
    .select(['status', sql<number>`count(*)::integer`.as('count')])
    .execute()
  const found = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(MISTAKE_STATUSES.map((status) => [status, found.get(status) ?? 0])) as Record<MistakeStatus, number>
}

export const personalMistakeReportData = (db: Db, userId: string) =>
  db
    .selectFrom('mistake_reports')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['report_id', 'article_id', 'article_title', 'language', 'section', 'quote', 'prefix', 'suffix'])
    .select(['description', 'status', 'answer'])
    .select(['created_at', 'decided_at'])
    .execute()
