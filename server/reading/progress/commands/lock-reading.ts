import { sql } from 'kysely'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Locks the article, then the total.
 * @throws HttpError 404
 */
export async function lockReading(db: Db, userId: string, articleId: string): Promise<number> {
  const { rows } = await sql<{ total: number | null }>`
    with article as (
      select article_id from articles join daily_entries using (entry_id)
      where article_id = ${articleId} and status = 'published' for key share of articles
    ), counted as (
      select total from article cross join reading_totals where user_id = ${userId} for no key update of reading_totals
    )
    select (select total from counted) as total from article`.execute(db)
  const [found] = rows
  if (!found) throw new HttpError(404, ARTICLE_NOT_FOUND)
  return found.total ?? (await createTotal(db, userId))
}

/** New readers and users of an older version. */
async function createTotal(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    insert into reading_totals (user_id, total) select ${userId}, count(*) from readings where user_id = ${userId}
    on conflict (user_id) do update set total = reading_totals.total returning total`.execute(db)
  return rows[0]?.total ?? 0
}
