import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { NOT_YOURS } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Writer } from '../notices.ts'
import { auditUnlessAuthor } from './audit-unless-author.ts'
import { lockReply } from './lock-reply.ts'

/** @throws HttpError 404, 403 */
export function editReply(db: Db, writer: Writer, id: string, content: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, writer)
    if (!isAuthorOrModerator(writer, reply.author_id)) throw new HttpError(403, NOT_YOURS)
    if (reply.content === content) return
    await auditUnlessAuthor(db, writer, 'community.edited', { kind: 'reply', id, ...reply }, now)
    await db.updateTable('quiz_discussion_replies').set({ content, edited_at: now }).where('reply_id', '=', id).execute()
  })
}
