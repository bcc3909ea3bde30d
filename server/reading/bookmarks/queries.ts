import { sql } from 'kysely'
import type { Language } from '#contract/languages.ts'
import type { ArticleFilter } from '#contract/reading/article-filter.ts'
import type { Bookmark } from '#contract/reading/bookmarks.ts'
import type { Db } from '#server/db/open.ts'
import { isIncluded } from '#server/reading/shared/article-filter.ts'
import { languagesOf } from '#server/reading/shared/article-languages.ts'
import { translatedText } from '#server/reading/shared/translated-text.ts'

interface Page extends ArticleFilter {
  before?: [created_at: string, article_id: string] | undefined
  limit: number
  /** One reads in. */
  language?: Language | undefined
}

const COLUMNS = {
  articleId: sql.ref('articles.article_id'),
  syllabus: sql.ref('articles.syllabus'),
  day: sql.ref('publication_date'),
}

export async function bookmarksOf(
  db: Db,
  userId: string,
  { before, limit, language, ...filter }: Page,
): Promise<{ data: Bookmark[]; next_before: string | null }> {
  const rows = await published(db, userId)
    .where(isIncluded(filter, userId, COLUMNS))
    .$if(before !== undefined, (query) => {
      const [created_at, article_id] = before as [string, string]
      return query.where(sql<boolean>`(bookmarks.created_at, bookmarks.article_id) < (${new Date(created_at)}, ${article_id})`)
    })
    .orderBy('bookmarks.created_at', 'desc')
    .orderBy('bookmarks.article_id', 'desc')
    .limit(limit + 1)
    .select([
      'bookmarks.created_at',
      'articles.article_id',
      'title',
      'summary',
      'gs_paper_category',
      'reading_minutes',
      'publication_date',
      languagesOf(sql.ref('articles')).as('languages'),
      translatedText(sql.ref('articles'), 'title', language).as('title_translated'),
      translatedText(sql.ref('articles'), 'summary', language).as('summary_translated'),
    ])
    .execute()
  const data = rows.slice(0, limit).map(({ created_at, publication_date, ...article }) => ({
    created_at: created_at.toISOString(),
    articles: { ...article, daily_entries: { publication_date } },
  }))
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.created_at}~${last.articles.article_id}` : null }
}

export async function bookmarkedIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await published(db, userId).select('bookmarks.article_id').execute()
  return rows.map((row) => row.article_id)
}

export async function isBookmarked(db: Db, userId: string, articleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('article_id', '=', articleId)
    .select('article_id')
    .executeTakeFirst()
  return row !== undefined
}

export const personalBookmarkData = (db: Db, userId: string) =>
  db
    .selectFrom('bookmarks')
    .innerJoin('articles', 'articles.article_id', 'bookmarks.article_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['bookmarks.article_id', 'title', 'created_at'])
    .execute()

const published = (db: Db, userId: string) =>
  db
    .selectFrom('bookmarks')
    .innerJoin('articles', 'articles.article_id', 'bookmarks.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'articles.entry_id')
    .where('bookmarks.user_id', '=', userId)
    .where('status', '=', 'published')
