import { sql } from 'kysely'
import { MAX_THREADS, type SavedThread, TOO_MANY_THREADS } from '#contract/newsroom/threads.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { setArticles } from './set-articles.ts'

interface Actor {
  id: string | null
  username: string
}

/** @throws HttpError 409 for too many, 422 for an unknown article */
export function createThread(
  db: Db,
  { article_ids, ...texts }: SavedThread,
  actor: Actor,
  now: Date,
  threadId = newId(),
): Promise<{ thread_id: string }> {
  return inTransaction(db, async (db) => {
    await assertRoom(db)
    const row = { ...texts, thread_id: threadId, translated: JSON.stringify(texts.translated), created_at: now }
    const created = await db
      .insertInto('threads')
      .values(row)
      .onConflict((conflict) => conflict.column('thread_id').doNothing())
      .returning('thread_id')
      .executeTakeFirst()
    if (!created) return { thread_id: threadId }
    await setArticles(db, threadId, article_ids)
    const subject = { kind: 'thread', id: threadId, name: texts.title }
    await recordAudit(db, { actor, action: 'thread.created', subject, details: { articles: article_ids.length } }, now)
    await invalidate(db, `content:${threadId}`)
    return { thread_id: threadId }
  })
}

/** The lock makes two at once count each other. */
async function assertRoom(db: Db): Promise<void> {
  await sql`lock table threads in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from threads`.execute(db)
  if ((rows[0]?.count ?? 0) >= MAX_THREADS) throw new HttpError(409, TOO_MANY_THREADS)
}
