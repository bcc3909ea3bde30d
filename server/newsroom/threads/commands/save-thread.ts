import { type SavedThread, THREAD_NOT_FOUND } from '#contract/newsroom/threads.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { setArticles } from './set-articles.ts'

interface Admin {
  id: string
  username: string
}

/** @throws HttpError 404, 422 for an unknown article */
export function saveThread(
  db: Db,
  threadId: string,
  { article_ids, ...texts }: SavedThread,
  actor: Admin,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (db) => {
    const before = await db.selectFrom('threads').where('thread_id', '=', threadId).select('title').forUpdate().executeTakeFirst()
    if (!before) throw new HttpError(404, THREAD_NOT_FOUND)
    await db
      .updateTable('threads')
      .set({ ...texts, translated: JSON.stringify(texts.translated) })
      .where('thread_id', '=', threadId)
      .execute()
    await setArticles(db, threadId, article_ids)
    const subject = { kind: 'thread', id: threadId, name: texts.title }
    const details = { articles: article_ids.length, ...(before.title !== texts.title && { title_before: before.title }) }
    await recordAudit(db, { actor, action: 'thread.saved', subject, details }, now)
    await invalidate(db, `content:${threadId}`)
  })
}
