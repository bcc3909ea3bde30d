import type { Db } from '#server/db/open.ts'

/** @param place null: out of its day */
export async function moveArticle(db: Db, articleId: string, place: { entryId: string; position: number } | null): Promise<void> {
  await db
    .updateTable('articles')
    .set({ entry_id: place?.entryId ?? null, ...(place && { position: place.position }) })
    .where('article_id', '=', articleId)
    .execute()
}
