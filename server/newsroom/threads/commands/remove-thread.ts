import { THREAD_NOT_FOUND } from '#contract/newsroom/threads.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Admin {
  id: string
  username: string
}

/** @throws HttpError 404 */
export function removeThread(db: Db, threadId: string, actor: Admin, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const removed = await db.deleteFrom('threads').where('thread_id', '=', threadId).returning('title').executeTakeFirst()
    if (!removed) throw new HttpError(404, THREAD_NOT_FOUND)
    const subject = { kind: 'thread', id: threadId, name: removed.title }
    await recordAudit(db, { actor, action: 'thread.deleted', subject }, now)
    await invalidate(db, `content:${threadId}`)
  })
}
