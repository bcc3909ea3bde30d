import { isAuthorOrModerator } from '#contract/community/forum-rules.ts'
import { ONLY_AUTHOR_RESOLVES } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { discussionResolved, recipientsOf, resolvedNotice, type Writer } from '../notices.ts'
import { lockDiscussion } from './lock-discussion.ts'

/** @throws HttpError 404, 409 if deleted, 403 */
export function setResolved(db: Db, writer: Writer, id: string, is_resolved: boolean, now: Date) {
  return inTransaction(db, async (db) => {
    const discussion = await lockDiscussion(db, id, writer)
    if (!isAuthorOrModerator(writer, discussion.author_id)) throw new HttpError(403, ONLY_AUTHOR_RESOLVES)
    if (discussion.is_resolved === is_resolved) return { is_resolved }
    await db.updateTable('quiz_discussions').set({ is_resolved }).where('discussion_id', '=', id).execute()
    if (is_resolved) await notify(db, recipientsOf(discussion, writer).map(discussionResolved), now)
    else await deleteNotifications(db, [resolvedNotice(id)])
    return { is_resolved }
  })
}
