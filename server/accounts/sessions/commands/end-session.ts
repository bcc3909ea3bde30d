import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'

export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const ended = await db
      .deleteFrom('sessions')
      .where('session_id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (ended.numDeletedRows === 0n) return false
    await invalidate(db, `person:${userId}`)
    return true
  })
}

export const endOtherSessions = (db: Db, userId: string, keep: string): Promise<void> =>
  inTransaction(db, (db) => endAllSessions(db, userId, { except: keep }))

/** Needs a transaction. */
export async function endAllSessions(db: Db, userId: string, { except }: { except: string | undefined }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('session_id', '!=', except as string))
    .execute()
  await invalidate(db, `person:${userId}`)
}
