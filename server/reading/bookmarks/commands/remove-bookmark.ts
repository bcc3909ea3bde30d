import type { Db } from '#server/db/open.ts'

/** What is not saved, or no longer there, is simply not saved afterwards either. */
export async function removeBookmark(db: Db, userId: string, articleId: string): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
}
