import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Idempotent. One statement: the article may be deleted concurrently.
 * @throws HttpError 404
 */
export async function addBookmark(db: Db, userId: string, articleId: string, now: Date) {
  const { rows } = await sql<{ article_id: string; created_at: Date }>`
    insert into bookmarks (user_id, article_id, created_at)
    select ${userId}, article_id, ${now} from articles join daily_entries using (entry_id)
    where article_id = ${articleId} and status = 'published'
    on conflict (user_id, article_id) do update set created_at = bookmarks.created_at
    returning article_id, created_at`.execute(db)
  const row = rows[0]
  if (!row) throw new HttpError(404, ARTICLE_NOT_FOUND)
  return { article_id: row.article_id, created_at: row.created_at.toISOString() }
}
