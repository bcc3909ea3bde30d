import { sql } from 'kysely'
import { DISCUSSION_DELETED } from '#contract/community/quiz-discussion.ts'
import { assertSameText } from '#server/community/shared/client-key.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { recipientsOf, replyPosted, type Writer } from '../notices.ts'
import { lockDiscussion } from './lock-discussion.ts'

/**
 * @returns reply id, the stored one for a known client key
 * @throws HttpError 404, 409 if deleted, 422 for a reused client key, 429
 */
export function postReply(
  db: Db,
  writer: Writer,
  discussion_id: string,
  { client_key = newId(), content }: { client_key?: string | undefined; content: string },
  quotas: Quotas,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, discussion_id, writer, { allowDeleted: true })
    const reply_id = newId()
    const added = await db
      .insertInto('quiz_discussion_replies')
      .values({ reply_id, discussion_id, author_id: writer.id, client_key, content, created_at: now })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .returning('reply_id')
      .executeTakeFirst()
    if (!added) return storedReply(db, writer.id, client_key, { discussion_id, content })
    if (discussion.deleted_at) throw new HttpError(409, DISCUSSION_DELETED)
    await consumeQuota(db, writer.id, 'posts', quotas.posts, now)
    await addToReplyCount(db, discussion_id, 1)
    const notices = recipientsOf(discussion, writer).map((recipient) => replyPosted(recipient, reply_id))
    await notify(db, notices, now)
    return reply_id
  })
}

export const addToReplyCount = (db: Db, discussionId: string, step: number) =>
  sql`update quiz_discussions set replies_count = replies_count + ${step} where discussion_id = ${discussionId}`.execute(db)

async function storedReply(
  db: Db,
  authorId: string,
  clientKey: string,
  sent: { discussion_id: string; content: string },
): Promise<string> {
  const stored = await db
    .selectFrom('quiz_discussion_replies')
    .where('author_id', '=', authorId)
    .where('client_key', '=', clientKey)
    .select(['reply_id', 'discussion_id', 'content'])
    .executeTakeFirstOrThrow()
  assertSameText(sent, stored, ['discussion_id', 'content'])
  return stored.reply_id
}
