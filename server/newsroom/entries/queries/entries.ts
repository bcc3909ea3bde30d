import { sql } from 'kysely'
import type { Comparison, EntryDetail, EntryVersion, PassedDate } from '#contract/newsroom/entries.ts'
import { MAX_PASSED_DATES } from '#contract/newsroom/entry-rules.ts'
import { type ArticleUpload, uploadFrom } from '#contract/newsroom/upload/article-upload.ts'
import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import type { Db } from '#server/db/open.ts'
import { articlesOf, entryBy, stateOf } from '#server/newsroom/shared/day-content.ts'
import type { AskedQuestion } from '#server/newsroom/shared/option-meanings.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'
import { uploadForm } from '#server/newsroom/shared/upload-form.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { itemsOf, type KnownItem } from '#server/reading/shared/in-news-items.ts'

export async function entryDetail(db: Db, entryId: string): Promise<EntryDetail | undefined> {
  const entry = await entryBy(db, { entry_id: entryId })
  if (!entry) return undefined
  const articles = await articlesOf(db, entryId)
  const items = await itemsOf(db, entryId)
  const { publication_date, status } = entry
  return {
    ...stateOf(entry),
    created_at: entry.created_at.toISOString(),
    article_ids: articles.map(({ article_id }) => article_id),
    item_ids: items.map(({ item_id }) => item_id),
    payload: {
      publication_date,
      status,
      articles: articles.map(({ upload }) => uploadForm(upload)),
      ...(items.length > 0 && { in_news: items.map(({ upload }) => upload) }),
    },
  }
}

export async function entryIdOf(db: Db, articleId: string): Promise<string | undefined> {
  const row = await db.selectFrom('articles').where('article_id', '=', articleId).select('entry_id').executeTakeFirst()
  return row?.entry_id ?? undefined
}

/** Reader data deleted with the articles. */
export async function lostWith(db: Db, articleIds: string[]): Promise<Comparison['lost']> {
  if (articleIds.length === 0) return { readings: 0, bookmarks: 0 }
  const count = (table: 'readings' | 'bookmarks') =>
    db
      .selectFrom(table)
      .where('article_id', 'in', articleIds)
      .select((eb) => eb.fn.countAll().as('count'))
  const { readings, bookmarks } = await db
    .selectNoFrom([count('readings').as('readings'), count('bookmarks').as('bookmarks')])
    .executeTakeFirstOrThrow()
  return { readings: Number(readings), bookmarks: Number(bookmarks) }
}

/** Newest first. */
export async function historyOf(
  db: Db,
  entryId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ data: EntryVersion[]; next_before: number | null }> {
  const rows = await db
    .selectFrom('entry_versions')
    .where('entry_id', '=', entryId)
    .$if(before !== undefined, (query) => query.where('revision', '<', before as number))
    .orderBy('revision', 'desc')
    .limit(limit + 1)
    .select(['revision', 'at', 'actor_name', 'action', 'status', 'publish_at', 'changes'])
    .execute()
  const data = rows.slice(0, limit).map((row) => ({
    revision: row.revision,
    at: row.at.toISOString(),
    by: row.actor_name,
    action: row.action as EntryVersion['action'],
    status: row.status as EntryVersion['status'],
    scheduled_for: row.publish_at?.toISOString() ?? null,
    changes: row.changes,
  }))
  return { data, next_before: rows.length > limit ? (data.at(-1)?.revision ?? null) : null }
}

export async function latestVersion(db: Db, entryId: string) {
  return db
    .selectFrom('entry_versions')
    .where('entry_id', '=', entryId)
    .orderBy('revision', 'desc')
    .limit(1)
    .select(['revision', 'actor_name', 'action', 'publication_date'])
    .executeTakeFirst()
}

export interface DayContent {
  articles: KnownArticle[]
  items: KnownItem[]
}

/** Status changes store no copy, so this uses the latest one before. */
export async function contentAt(db: Db, entryId: string, revision: number): Promise<DayContent | undefined> {
  const rows = await db
    .selectFrom('entry_versions')
    .where('entry_id', '=', entryId)
    .where('revision', '<=', revision)
    .where((eb) => eb.or([eb('content', 'is not', null), eb('revision', '=', revision)]))
    .orderBy('revision', 'desc')
    .limit(2)
    .select(['revision', 'content', 'in_news'])
    .execute()
  if (rows[0]?.revision !== revision) return undefined
  const stored = rows.find(({ content }) => content !== null)
  if (!stored?.content) return undefined
  const articles = stored.content.map(({ article_id, upload }) => ({ article_id, upload: uploadFrom(upload) }))
  return { articles, items: stored.in_news ?? [] }
}

export async function dueEntries(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_entries')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .select('entry_id')
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Before today in India. */
export async function passedDates(db: Db, now: Date): Promise<PassedDate[]> {
  const today = dayIn(INDIA, now)
  const { rows } = await sql<Omit<PassedDate, 'date' | 'text'> & Pick<ArticleUpload, 'watch' | 'since_then'>>`
    select entry_id, article_id, title, publication_date, body -> 'watch' as watch, coalesce(body -> 'since_then', '[]') as since_then
    from articles join daily_entries using (entry_id)
    where open_watch < ${today} and status = 'published' order by open_watch desc, article_id limit ${MAX_PASSED_DATES}`.execute(
    db,
  )
  return rows
    .flatMap(({ watch, since_then, ...article }) =>
      watch
        .filter((entry) => entry.date < today && !isFollowedUp(entry, since_then))
        .map(({ date, text }) => ({ ...article, date, text })),
    )
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, MAX_PASSED_DATES)
}

const MOST_QUESTIONS = 1000

/** The newest stored questions of other days. */
export const otherQuestions = (db: Db, publicationDate: string): Promise<AskedQuestion[]> =>
  db
    .selectFrom('quiz_questions as question')
    .innerJoin('quizzes as quiz', 'quiz.quiz_id', 'question.quiz_id')
    .innerJoin('articles as article', 'article.article_id', 'quiz.article_id')
    .innerJoin('daily_entries as entry', 'entry.entry_id', 'article.entry_id')
    .where('entry.publication_date', '<>', publicationDate)
    .orderBy('entry.publication_date', 'desc')
    .limit(MOST_QUESTIONS)
    .select(['question.question_text', 'question.options', 'question.correct_option'])
    .execute()
