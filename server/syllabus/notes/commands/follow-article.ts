import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { findQuote, quoteAt } from '#contract/syllabus/anchors.ts'
import type { Db } from '#server/db/open.ts'
import { type ArticleText, articleText } from '../queries/article-text.ts'

const BATCH = 1000

type Row = Awaited<ReturnType<typeof nextRows>>[number]

/**
 * Brings everybody's highlights of a changed article to where their words are now. Those whose words are gone keep them and are marked; they are
 * found again when the words come back. The highlights of an article that is not public stay as they are.
 */
export async function followArticle(db: Db, articleId: string, now: Date): Promise<void> {
  let rows = await nextRows(db, articleId)
  // Most changed articles are new: nobody has read them yet.
  const article = rows.length > 0 ? await articleText(db, articleId) : undefined
  while (article && rows.length > 0) {
    const moved = rows.flatMap((row) => movedIn(article, row, now))
    if (moved.length > 0) await writePlaces(db, moved)
    rows = await nextRows(db, articleId, rows.at(-1))
  }
}

const nextRows = (db: Db, articleId: string, after?: { user_id: string; highlight_id: string }) =>
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
    .execute()

/** The row as it should be; none if it is that already. */
function movedIn(article: ArticleText, row: Row, now: Date): Row[] {
  const text = article.textOf(row.language as Language, row.section) ?? ''
  const range = findQuote(text, { ...row, start: row.start_at })
  if (!range) return row.orphaned_at ? [] : [{ ...row, orphaned_at: now }]
  const { start: start_at, ...words } = quoteAt(text, range)
  const next = { ...row, ...words, start_at, orphaned_at: null }
  return JSON.stringify(next) === JSON.stringify(row) ? [] : [next]
}

async function writePlaces(db: Db, rows: Row[]): Promise<void> {
  await sql`
    update highlights set quote = moved.quote, prefix = moved.prefix, suffix = moved.suffix, start_at = moved.start_at,
      orphaned_at = moved.orphaned_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as moved
      (highlight_id uuid, user_id uuid, quote text, prefix text, suffix text, start_at integer, orphaned_at timestamptz)
    where highlights.user_id = moved.user_id and highlights.highlight_id = moved.highlight_id`.execute(db)
}
