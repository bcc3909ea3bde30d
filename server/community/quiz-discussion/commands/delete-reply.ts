import { sql } from 'kysely'
import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { NOT_YOURS } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { replyNotice, type Writer } from '../notices.ts'
import { auditUnlessAuthor } from './audit-unless-author.ts'
import { lockReply } from './lock-reply.ts'
import { addToReplyCount } from './post-reply.ts'

/**
 * Also deletes an already deleted discussion with its last reply.
 * @returns discussion id
 * @throws HttpError 404, 403
 */
export function deleteReply(db: Db, writer: Writer, id: string, now: Date): Promise<string> {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, writer, { withDiscussion: true })
    if (!isAuthorOrModerator(writer, reply.author_id)) throw new HttpError(403, NOT_YOURS)
    await db.deleteFrom('quiz_discussion_replies').where('reply_id', '=', id).execute()
    await addToReplyCount(db, reply.discussion_id, -1)
    await deleteEmptyDiscussions(db, [reply.discussion_id])
    await deleteNotifications(db, [replyNotice(id)])
    await auditUnlessAuthor(db, writer, 'community.deleted', { kind: 'reply', id, ...reply }, now)
    return reply.discussion_id
  })
}

export const deleteEmptyDiscussions = (db: Db, ids: string[]) =>
  sql`
    delete from quiz_discussions
    where discussion_id = any(${ids}::uuid[]) and deleted_at is not null and replies_count = 0`.execute(db)
