import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** So that a retry does not pay again. */
export async function saveBlocks(db: Db, blocks: Map<string, string>, now: Date): Promise<void> {
  if (blocks.size === 0) return
  const rows = [...blocks].map(([block_key, translated]) => ({ block_key, translated, made_at: now }))
  await db
    .insertInto('processing_blocks')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteOldBlocks = (db: Db, now: Date) =>
  db.deleteFrom('processing_blocks').where('made_at', '<', daysBefore(now, RETENTION_DAYS.translatedParagraphs)).execute()
