import { type RawBuilder, sql } from 'kysely'
import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { NOT_YOURS } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { resolvedNotice, type Writer } from '../notices.ts'
import { auditUnlessAuthor } from './audit-unless-author.ts'
import { lockDiscussion } from './lock-discussion.ts'

/**
 * With replies, it leaves an empty row.
 * @throws HttpError 404, 409 if deleted, 403
 */
export function deleteDiscussion(db: Db, writer: Writer, id: string, now: Date): Promise<void> {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!isAuthorOrModerator(writer, discussion.author_id)) throw new HttpError(403, NOT_YOURS)
    await deleteOrEmptyDiscussions(db, sql`discussion_id = ${id}`, now)
    await deleteNotifications(db, [resolvedNotice(id)])
    await auditUnlessAuthor(db, writer, 'community.deleted', { kind: 'discussion', id, ...discussion }, now)
  })
}

/** @param which condition on locked rows of `quiz_discussions` */
export async function deleteOrEmptyDiscussions(db: Db, which: RawBuilder<unknown>, now: Date): Promise<void> {
  await sql`delete from quiz_discussions where replies_count = 0 and (${which})`.execute(db)
  await sql`
    delete from quiz_discussion_likes
    where discussion_id in (select discussion_id from quiz_discussions where ${which})`.execute(db)
  await sql`
    update quiz_discussions set author_id = null, content = '', deleted_at = ${now}, likes_count = 0, is_sample = false
    where ${which}`.execute(db)
}
