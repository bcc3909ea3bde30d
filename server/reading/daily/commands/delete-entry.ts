import type { Db } from '#server/db/open.ts'

/** Cascades to bookmarks and progress. */
export async function deleteEntry(db: Db, entryId: string): Promise<void> {
  await db.deleteFrom('daily_entries').where('entry_id', '=', entryId).execute()
}
