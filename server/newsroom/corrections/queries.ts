import type { RecalledArticle } from '#contract/newsroom/corrections.ts'
import { ARTICLE_NOT_FOUND } from '#contract/reading/articles.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Its day, also that of a recalled one. @throws HttpError 404 */
export async function entryOfArticle(db: Db, articleId: string): Promise<{ entryId: string; isRecalled: boolean }> {
  const row = await db
    .selectFrom('articles')
    .leftJoin('recalled_articles', 'recalled_articles.article_id', 'articles.article_id')
    .where('articles.article_id', '=', articleId)
    .select(['articles.entry_id', 'recalled_articles.entry_id as recalled_from'])
    .executeTakeFirst()
  const entryId = row?.entry_id ?? row?.recalled_from
  if (!entryId) throw new HttpError(404, ARTICLE_NOT_FOUND)
  return { entryId, isRecalled: row?.entry_id === null }
}

/** Of a day, in its order. */
export async function recalledOf(db: Db, entryId: string): Promise<RecalledArticle[]> {
  const rows = await db
    .selectFrom('recalled_articles')
    .innerJoin('articles', 'articles.article_id', 'recalled_articles.article_id')
    .leftJoin('users', 'users.user_id', 'recalled_by')
    .where('recalled_articles.entry_id', '=', entryId)
    .orderBy('recalled_articles.position')
    .orderBy('recalled_at')
    .select(['recalled_articles.article_id', 'title', 'reason', 'recalled_at', 'username'])
    .execute()
  return rows.map(({ username, recalled_at, ...row }) => ({
    ...row,
    recalled_at: recalled_at.toISOString(),
    recalled_by: username,
  }))
}

export const personalRecalls = (db: Db, userId: string) =>
  db
    .selectFrom('recalled_articles')
    .where('recalled_by', '=', userId)
    .orderBy('recalled_at')
    .select(['article_id', 'reason', 'recalled_at'])
    .execute()
