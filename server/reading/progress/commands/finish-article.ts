import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Idempotent. One statement: the article may be deleted concurrently.
 * @throws HttpError 404
 */
export async function finishArticle(db: Db, userId: string, articleId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into finished_articles (user_id, article_id, finished_at)
    select ${userId}, article_id, ${now} from articles join daily_entries using (entry_id)
    where article_id = ${articleId} and status = 'published'
    on conflict (user_id, article_id) do update set finished_at = finished_articles.finished_at
    returning article_id`.execute(db)
  if (rows.length === 0) throw new HttpError(404, ARTICLE_NOT_FOUND)
}
