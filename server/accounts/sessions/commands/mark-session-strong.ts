import type { Db } from '#server/db/open.ts'

/** A session counts as begun with a second factor once a code has been entered in it. */
export async function markSessionStrong(db: Db, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ signed_in_with: 'second-factor' }).where('session_id', '=', sessionId).execute()
}
