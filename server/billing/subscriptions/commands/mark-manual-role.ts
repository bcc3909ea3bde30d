import type { Db } from '#server/db/open.ts'

/** Stays until the next purchase. */
export async function markManualRole(db: Db, userIds: string[]): Promise<void> {
  await db.updateTable('billing_members').set({ role_by: 'hand' }).where('user_id', 'in', userIds).execute()
}
