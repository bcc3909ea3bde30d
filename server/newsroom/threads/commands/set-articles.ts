import { UNKNOWN_THREAD_ARTICLE } from '#contract/newsroom/threads.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/**
 * Must run inside a transaction.
 * @throws HttpError 422 for an unknown article
 */
export async function setArticles(db: Db, threadId: string, articleIds: readonly string[]): Promise<void> {
  await db.deleteFrom('thread_articles').where('thread_id', '=', threadId).execute()
  if (articleIds.length === 0) return
  const known = await db.selectFrom('articles').where('article_id', 'in', articleIds).forKeyShare().select('article_id').execute()
  if (known.length < articleIds.length)
    throw new HttpError(422, UNKNOWN_THREAD_ARTICLE, { details: [{ path: 'article_ids', message: UNKNOWN_THREAD_ARTICLE }] })
  const rows = articleIds.map((article_id, position) => ({ thread_id: threadId, article_id, position }))
  await db.insertInto('thread_articles').values(rows).execute()
}
