import type { Db } from '#server/db/open.ts'

/** Also cards in the person's own words. */
export async function markCorrected(db: Db, articleId: string, noteId: string): Promise<void> {
  await db.updateTable('recall_cards').set({ correction_id: noteId }).where('article_id', '=', articleId).execute()
}
