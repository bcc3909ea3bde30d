import type { Db } from '#server/db/open.ts'

/** With everything that hangs on it, what readers keep of it included. */
export async function deleteEntry(db: Db, entryId: string): Promise<void> {
  await db.deleteFrom('daily_entries').where('entry_id', '=', entryId).execute()
}
