import type { Db } from '#server/db/open.ts'

/** Must run inside a transaction. */
export async function setSearchVisibility(db: Db, articleIds: string[], is_published: boolean): Promise<void> {
  if (articleIds.length === 0) return
  await db.updateTable('article_search').set({ is_published }).where('article_id', 'in', articleIds).execute()
}
