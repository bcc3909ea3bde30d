import type { Db } from '#server/db/open.ts'

/** Bookmarks and progress of the day are deleted too. */
export async function deleteEntry(db: Db, entryId: string): Promise<void> {
  await db.deleteFrom('daily_entries').where('entry_id', '=', entryId).execute()
}
