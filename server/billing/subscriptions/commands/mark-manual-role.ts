import type { Db } from '#server/db/open.ts'

/** A role that an admin set stays until the person buys again. */
export async function markManualRole(db: Db, userIds: string[]): Promise<void> {
  await db.updateTable('billing_members').set({ role_by: 'hand' }).where('user_id', 'in', userIds).execute()
}
