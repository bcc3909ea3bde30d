import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { quoteAt, type TextRange } from '#contract/syllabus/anchors.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type ArticleText, articleText } from '../queries/article-text.ts'
import { surroundingsOf } from '../rules.ts'
import { placesIn } from './find-passages.ts'
import { followHighlights } from './follow-highlights.ts'

const BATCH = 1000

interface Cursor {
  user_id: string
  highlight_id: string
}

type Row = Awaited<ReturnType<typeof nextRows>>[number]

/**
 * Marks highlights whose words are gone, and finds them again. Skips unpublished articles.
 * The first batch runs in this transaction, the rest in the job `follow-articles`.
 */
export const followArticle = (db: Db, articleId: string, now: Date): Promise<void> => followFrom(db, articleId, undefined, now)

/** A transaction for each batch. */
export async function followArticles(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  for (let article = await nextArticle(db); article && !stopping.aborted; article = await nextArticle(db)) {
    const { article_id } = article
    await inTransaction(db, (db) => followNext(db, article_id, now))
  }
}

const nextArticle = (db: Db) =>
  db.selectFrom('articles_to_follow').orderBy('article_id').limit(1).select('article_id').executeTakeFirst()

async function followNext(db: Db, articleId: string, now: Date): Promise<void> {
  // Lock order as in an edit: article, then highlights. Also keeps the text unchanged.
  await db.selectFrom('articles').where('article_id', '=', articleId).select('article_id').forShare().execute()
  const left = await db
    .selectFrom('articles_to_follow')
    .where('article_id', '=', articleId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (left) await followFrom(db, articleId, { user_id: left.after_user, highlight_id: left.after_highlight }, now)
}

async function followFrom(db: Db, articleId: string, after: Cursor | undefined, now: Date): Promise<void> {
  const rows = await nextRows(db, articleId, after)
  // Most changed articles are new.
  if (rows.length === 0 && !after) return
  const article = rows.length > 0 ? await articleText(db, articleId) : undefined
  const places = article ? placesIn(article, rows.map(passageOf)) : []
  const moved = rows.slice(0, places.length).flatMap((row, at) => movedTo(article as ArticleText, places[at] ?? null, row, now))
  if (moved.length > 0) await writePlaces(db, moved)
  if (article) await followHighlights(db, articleId, rows.slice(0, places.length), now)
  const isAll = !article || (places.length === rows.length && rows.length < BATCH)
  await saveCursor(db, articleId, isAll ? undefined : rows[places.length - 1])
}

async function saveCursor(db: Db, article_id: string, last: Cursor | undefined): Promise<void> {
  if (!last) return void (await db.deleteFrom('articles_to_follow').where('article_id', '=', article_id).execute())
  const cursor = { after_user: last.user_id, after_highlight: last.highlight_id }
  await db
    .insertInto('articles_to_follow')
    .values({ article_id, ...cursor })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(cursor))
    .execute()
}

const nextRows = (db: Db, articleId: string, after?: Cursor) =>
  db
    .selectFrom('highlights')
    .where('article_id', '=', articleId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(user_id, highlight_id) > (${after?.user_id}::uuid, ${after?.highlight_id}::uuid)`),
    )
    .orderBy('user_id')
    .orderBy('highlight_id')
    .limit(BATCH)
    .select(['highlight_id', 'user_id', 'language', 'section', 'quote', 'prefix', 'suffix', 'start_at', 'orphaned_at'])
    .select(['sentence_before', 'sentence_after'])
    .execute()

const passageOf = ({ language, section, quote, prefix, suffix, start_at }: Row) => ({
  language: language as Language,
  section,
  quote,
  prefix,
  suffix,
  start: start_at,
})

function movedTo(article: ArticleText, range: TextRange | null, row: Row, now: Date): Row[] {
  if (!range) return row.orphaned_at ? [] : [{ ...row, orphaned_at: now }]
  const language = row.language as Language
  const lines = article.linesOf(language, row.section) ?? []
  const { start: start_at, ...words } = quoteAt(lines.join(' '), range)
  const next = { ...row, ...words, start_at, orphaned_at: null, ...surroundingsOf(lines, range, language) }
  return JSON.stringify(next) === JSON.stringify(row) ? [] : [next]
}

async function writePlaces(db: Db, rows: Row[]): Promise<void> {
  await sql`
    update highlights set quote = moved.quote, prefix = moved.prefix, suffix = moved.suffix, start_at = moved.start_at,
      orphaned_at = moved.orphaned_at, sentence_before = moved.sentence_before, sentence_after = moved.sentence_after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved
      (highlight_id uuid, user_id uuid, quote text, prefix text, suffix text, start_at integer, orphaned_at timestamptz,
        sentence_before text, sentence_after text)
    where highlights.user_id = moved.user_id and highlights.highlight_id = moved.highlight_id`.execute(db)
}
