import { BY_SCHEDULE } from '#contract/newsroom/entry-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { dueEntries } from '../queries/entries.ts'
import { changeEntry, lockEntry } from './change-entry.ts'

/** The lock prevents publishing twice. */
export async function publishDueEntries(db: Db, now: Date): Promise<void> {
  for (const entryId of await dueEntries(db, now))
    await inTransaction(db, async (db) => {
      const entry = await lockEntry(db, { entry_id: entryId })
      if (!entry?.publish_at || entry.publish_at > now) return
      const actor = { id: null, username: BY_SCHEDULE }
      await changeEntry(db, entry, { action: 'published', status: 'published', publish_at: null }, actor, now)
    })
}
