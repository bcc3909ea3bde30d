import type { Db } from '#server/db/open.ts'

/** Idempotent. */
export async function removeBookmark(db: Db, userId: string, articleId: string): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
}
