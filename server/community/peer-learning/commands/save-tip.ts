import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { lockEntry } from './lock-entry.ts'

/** Idempotent. @throws HttpError 404, 429 */
export async function saveTip(db: Db, userId: string, tipId: string, quotas: Quotas, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockEntry(db, 'tip', tipId)
    const saved = await db
      .insertInto('learning_tip_saves')
      .values({ tip_id: tipId, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tip_id')
      .executeTakeFirst()
    if (saved) await consumeQuota(db, userId, 'reactions', quotas.reactions, now)
  })
}

export async function unsaveTip(db: Db, userId: string, tipId: string): Promise<void> {
  await db.deleteFrom('learning_tip_saves').where('tip_id', '=', tipId).where('user_id', '=', userId).execute()
}
