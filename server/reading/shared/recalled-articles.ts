import { sql } from 'kysely'
import type { RecalledNotice } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { titlesOf } from './translated-titles.ts'

/** Only of days that readers can see. */
const recalled = (db: Db) =>
  db
    .selectFrom('recalled_articles')
    .innerJoin('articles', 'articles.article_id', 'recalled_articles.article_id')
    .innerJoin('daily_entries', 'daily_entries.entry_id', 'recalled_articles.entry_id')
    .where('status', '=', 'published')
    .select([
      'recalled_articles.article_id',
      'title',
      titlesOf(sql.ref('articles')).as('title_translated'),
      'recalled_at',
      'reason',
    ])

export async function recalledArticle(db: Db, articleId: string): Promise<RecalledNotice | undefined> {
  const row = await recalled(db).where('recalled_articles.article_id', '=', articleId).executeTakeFirst()
  return row && noticeOf(row)
}

/** Newest first. */
export async function recalledBookmarksOf(db: Db, userId: string): Promise<(RecalledNotice & { article_id: string })[]> {
  const rows = await recalled(db)
    .innerJoin('bookmarks', 'bookmarks.article_id', 'recalled_articles.article_id')
    .where('bookmarks.user_id', '=', userId)
    .orderBy('recalled_at', 'desc')
    .orderBy('recalled_articles.article_id')
    .execute()
  return rows.map((row) => ({ article_id: row.article_id, ...noticeOf(row) }))
}

const noticeOf = ({
  title,
  title_translated,
  recalled_at,
  reason,
}: Omit<RecalledNotice, 'recalled_at'> & { recalled_at: Date }) => ({
  title,
  title_translated,
  recalled_at: recalled_at.toISOString(),
  reason,
})
