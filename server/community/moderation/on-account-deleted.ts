import type { Db } from '#server/db/open.ts'

/** Erases the account's reported texts, its own descriptions and the notes about both; must run in the transaction that deletes it. */
export async function reportsOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('content_reports')
    .set({ reported_content: '', admin_notes: null })
    .where('author_id', '=', userId)
    .execute()
  await db
    .updateTable('content_reports')
    .set({ description: null, admin_notes: null })
    .where('reporter_id', '=', userId)
    .execute()
}
