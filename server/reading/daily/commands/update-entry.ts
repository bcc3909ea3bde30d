import type { Db } from '#server/db/open.ts'
import type { EntryFacts } from './create-entry.ts'

export async function updateEntry(db: Db, entryId: string, facts: EntryFacts, now: Date): Promise<void> {
  await db
    .updateTable('daily_entries')
    .set({ ...facts, updated_at: now })
    .where('entry_id', '=', entryId)
    .execute()
}
