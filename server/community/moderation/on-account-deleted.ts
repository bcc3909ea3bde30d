import type { Db } from '#server/db/open.ts'

/** Needs the transaction that deletes the account. */
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
