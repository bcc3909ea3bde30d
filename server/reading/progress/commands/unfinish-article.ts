import type { Db } from '#server/db/open.ts'

/** Does nothing if the article is not finished or no longer exists. */
export async function unfinishArticle(db: Db, userId: string, articleId: string): Promise<void> {
  await db.deleteFrom('finished_articles').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
}
