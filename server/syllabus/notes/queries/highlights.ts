import { type SelectQueryBuilder, sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import { syllabusLines } from '#contract/syllabus/nodes.ts'
import type { Highlight, HighlightFilter } from '#contract/syllabus/notes.ts'
import { MAX_HIGHLIGHTS } from '#contract/syllabus/notes-rules.ts'
import type { Db } from '#server/db/open.ts'
import { containsPatterns } from '#server/db/search-patterns.ts'
import { keyOf, olderKeyOf } from '#server/practice/shared/own-fact-key.ts'
import { isIncluded } from '#server/reading/shared/article-filter.ts'
import { titlesOf } from '#server/reading/shared/translated-titles.ts'
import type { HighlightSides } from '../rules.ts'
import { sidesIn } from './highlight-sides.ts'

interface Page extends HighlightFilter {
  before?: [at: string, id: string] | undefined
  limit: number
}

export async function highlightsOf(
  db: Db,
  userId: string,
  { before, limit, ...filter }: Page,
): Promise<{ data: Highlight[]; next_before: string | null }> {
  const rows = await filtered(db, userId, filter)
    .$if(before !== undefined, (query) => {
      const [at, id] = before as [string, string]
      return query.where(sql<boolean>`(highlights.created_at, highlight_id) < (${new Date(at)}, ${id})`)
    })
    .limit(limit + 1)
    .execute()
  const data = await withSides(db, userId, rows.slice(0, limit))
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.created_at}~${last.highlight_id}` : null }
}

export async function allHighlights(db: Db, userId: string, filter: HighlightFilter): Promise<Highlight[]> {
  return withSides(db, userId, await filtered(db, userId, filter).limit(MAX_HIGHLIGHTS).execute())
}

export async function highlightsIn(db: Db, userId: string, articleId: string): Promise<Highlight[]> {
  const rows = await selected(db, userId)
    .where('highlights.article_id', '=', articleId)
    .orderBy('start_at')
    .orderBy('highlight_id')
    .execute()
  return withSides(db, userId, rows)
}

export async function highlightBy(db: Db, userId: string, highlightId: string): Promise<Highlight | undefined> {
  return (await highlightsWith(db, userId, [highlightId]))[0]
}

export async function highlightsWith(db: Db, userId: string, ids: string[]): Promise<Highlight[]> {
  return withSides(db, userId, await selected(db, userId).where('highlight_id', 'in', ids).execute())
}

export const personalHighlightData = (db: Db, userId: string) =>
  db.selectFrom('highlights').where('user_id', '=', userId).orderBy('created_at').selectAll().execute()

const COLUMNS = {
  articleId: sql.ref('highlights.article_id'),
  syllabus: sql`coalesce(articles.syllabus, highlights.syllabus)`,
  day: sql.ref('publication_date'),
}

const filtered = (db: Db, userId: string, { q, node, meaning, orphans }: HighlightFilter) =>
  containsPatterns(q ?? '')
    .reduce(
      (query, pattern) =>
        query.where(sql<boolean>`concat_ws(' ', quote, note, coalesce(articles.title, article_title)) ~* ${pattern}`),
      selected(db, userId),
    )
    .where(isIncluded({ node }, userId, COLUMNS))
    .$if(meaning !== undefined, (query) => query.where('meaning', '=', meaning as string))
    .$if(orphans !== undefined, (query) => query.where(IS_ORPHAN))
    .orderBy('highlights.created_at', 'desc')
    .orderBy('highlight_id', 'desc')

const IS_ORPHAN = sql<boolean>`(orphaned_at is not null or highlights.article_id is null)`

const IS_IN_REVIEW = sql<boolean>`exists (select from recall_cards as card
  where card.user_id = highlights.user_id and card.kind = 'fact' and card.article_id = highlights.article_id
    and card.source_key in (${keyOf(sql`highlight_id`)}, ${olderKeyOf(sql`quote`)}))`

const selected = (db: Db, userId: string) =>
  db
    .selectFrom('highlights')
    .leftJoin('articles', 'articles.article_id', 'highlights.article_id')
    .leftJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('highlights.user_id', '=', userId)
    .select([
      ...(['highlight_id', 'highlights.article_id', 'article_title', 'paper', 'language', 'section', 'quote'] as const),
      ...(['prefix', 'suffix', 'start_at', 'meaning', 'note', 'hidden', 'highlights.created_at', 'changed_at'] as const),
      ...(['title', 'publication_date', 'daily_entries.status'] as const),
      sql<string[]>`coalesce(articles.syllabus, highlights.syllabus)`.as('nodes'),
      titlesOf(sql.ref('articles')).as('titles'),
      IS_ORPHAN.as('is_orphan'),
      IS_IN_REVIEW.as('is_in_review'),
    ])

type Row = ReturnType<typeof selected> extends SelectQueryBuilder<infer _DB, infer _T, infer O> ? O : never

async function withSides(db: Db, userId: string, rows: Row[]): Promise<Highlight[]> {
  const sides = await sidesIn(db, userId, rows)
  return rows.map((row) => shown(row, sides.get(row.highlight_id)))
}

const shown = (
  { article_id, title, titles, publication_date, status, nodes, start_at, ...row }: Row,
  card: HighlightSides | undefined,
): Highlight => ({
  ...row,
  card: card ?? null,
  article:
    article_id && title && publication_date && status === 'published'
      ? { article_id, title, title_translated: titles, publication_date }
      : null,
  syllabus: syllabusLines(nodes),
  start: start_at,
  language: row.language as Language,
  meaning: row.meaning as Highlight['meaning'],
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})
