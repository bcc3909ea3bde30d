import type { Db } from '#server/db/open.ts'

export async function markSessionStrong(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ signed_in_with: 'second-factor' }).where('session_id', '=', sessionId).execute()
}
