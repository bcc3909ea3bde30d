import type { Db } from '#server/db/open.ts'

/** Cascades to bookmarks and progress. Recalled articles belong to the day too. */
export async function deleteEntry(db: Db, entryId: string): Promise<void> {
  await db
    .deleteFrom('articles')
    .where('article_id', 'in', (eb) => eb.selectFrom('recalled_articles').where('entry_id', '=', entryId).select('article_id'))
    .execute()
  await db.deleteFrom('daily_entries').where('entry_id', '=', entryId).execute()
}
