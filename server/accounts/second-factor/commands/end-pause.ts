import type { Db } from '#server/db/open.ts'

/** Needs a transaction. */
export async function endPause(db: Db, userId: string): Promise<void> {
  const fresh = { failures: 0, blocks: 0, blocked_until: null }
  await db.updateTable('second_factors').set(fresh).where('user_id', '=', userId).execute()
}
