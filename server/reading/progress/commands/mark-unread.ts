import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockReading } from './lock-reading.ts'

/** The streak keeps its days. @throws HttpError 404 */
export async function markUnread(db: Db, userId: string, articleId: string): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockReading(db, userId, articleId)
    await db.deleteFrom('readings').where('user_id', '=', userId).where('article_id', '=', articleId).execute()
  })
}
