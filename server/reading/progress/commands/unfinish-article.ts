import type { Db } from '#server/db/open.ts'

/** Idempotent. */
export async function unfinishArticle(db: Db, userId: string, articleId: string): Promise<void> {
  await db.deleteFrom('finished_articles').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
}
