import type { Db } from '#server/db/open.ts'

/** Marks everybody's cards of a corrected article, also those in the person's own words; a later correction replaces an earlier one. */
export async function markCorrected(db: Db, articleId: string, noteId: string): Promise<void> {
  await db.updateTable('recall_cards').set({ correction_id: noteId }).where('article_id', '=', articleId).execute()
}
