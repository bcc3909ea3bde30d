import type { Db } from '#server/db/open.ts'

/** Before an account goes: neither its words in reports of others nor its own descriptions stay. */
export async function leaveReports(db: Db, userId: string): Promise<void> {
  await db.updateTable('content_reports').set({ reported_content: '' }).where('author_id', '=', userId).execute()
  await db.updateTable('content_reports').set({ description: null }).where('reporter_id', '=', userId).execute()
}
