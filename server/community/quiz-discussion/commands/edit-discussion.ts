import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { NOT_YOURS } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Writer } from '../notices.ts'
import { auditUnlessAuthor } from './audit-unless-author.ts'
import { lockDiscussion } from './lock-discussion.ts'

/** @throws HttpError 404, 409 if deleted, 403 */
export function editDiscussion(db: Db, writer: Writer, id: string, content: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!isAuthorOrModerator(writer, discussion.author_id)) throw new HttpError(403, NOT_YOURS)
    if (discussion.content === content) return
    await auditUnlessAuthor(db, writer, 'community.edited', { kind: 'discussion', id, ...discussion }, now)
    await db.updateTable('quiz_discussions').set({ content, edited_at: now }).where('discussion_id', '=', id).execute()
  })
}
