import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { fillIn } from '#contract/fill-in.ts'
import { type ArticleUpload, LATER_FIELDS, uploadFrom } from '#contract/newsroom/article-upload.ts'
import type { Comparison, EntryDetail, EntryState, EntryVersion, PassedDate } from '#contract/newsroom/entries.ts'
import { MAX_PASSED_DATES } from '#contract/newsroom/entry-rules.ts'
import { QUESTION_FIELDS } from '#contract/practice/question.ts'
import { normaliseAnalysis, type Sections } from '#contract/reading/analysis.ts'
import { isFollowedUp } from '#contract/reading/provenance-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { AskedQuestion } from '#server/newsroom/shared/option-meanings.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { itemsOf, type KnownItem } from '#server/reading/shared/in-news-items.ts'
import { type KnownArticle, uploadForm } from '../rules.ts'

export interface LiveEntry {
  entry_id: string
  publication_date: string
  status: 'published' | 'draft'
  publish_at: Date | null
  revision: number
  created_at: Date
  updated_at: Date
}

export async function entryBy(db: Db, key: { entry_id: string } | { publication_date: string }): Promise<LiveEntry | undefined> {
  const [[column, value]] = Object.entries(key) as [['entry_id' | 'publication_date', string]]
  const row = await db.selectFrom('daily_entries').where(column, '=', value).selectAll().executeTakeFirst()
  return row as LiveEntry | undefined
}

export const stateOf = ({ entry_id, publication_date, status, publish_at, revision, updated_at }: LiveEntry): EntryState => ({
  entry_id,
  publication_date,
  status,
  scheduled_for: publish_at?.toISOString() ?? null,
  revision,
  updated_at: updated_at.toISOString(),
})

/** In upload format and order. */
export async function articlesOf(db: Db, entryId: string): Promise<KnownArticle[]> {
  const rows = await db
    .selectFrom('articles')
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .select((eb) => [
      'article_id',
      'title',
      'summary',
      'gs_paper_category',
      'syllabus',
      'quiz_title',
      'body',
      jsonArrayFrom(
        eb
          .selectFrom('quiz_questions')
          .innerJoin('quizzes', 'quizzes.quiz_id', 'quiz_questions.quiz_id')
          .whereRef('quizzes.article_id', '=', 'articles.article_id')
          .orderBy('quiz_questions.position')
          .select([...QUESTION_FIELDS.filter((field) => field !== 'question_id'), 'quiz_questions.syllabus', 'translated']),
      ).as('prelims_quiz'),
    ])
    .execute()
  return rows.map(({ article_id, body, prelims_quiz, ...row }) => {
    return {
      article_id,
      upload: {
        ...fillIn(LATER_FIELDS, { ...row, ...body }),
        // jsonb does not keep key order.
        analysis_text: normaliseAnalysis(body.analysis_text),
        analysis_text_translated: inOrder(body.analysis_text_translated),
        potential_questions: {
          prelims_quiz: prelims_quiz.map(({ syllabus, translated, ...question }) => ({
            ...question,
            ...(syllabus && { syllabus }),
            ...(Object.keys(translated).length > 0 && { translated }),
          })),
        },
      },
    }
  })
}

const inOrder = (translated: Partial<Record<string, Sections>>): Record<string, Sections> =>
  Object.fromEntries(Object.entries(translated).map(([language, sections]) => [language, normaliseAnalysis(sections)]))

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
  return row?.entry_id
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
