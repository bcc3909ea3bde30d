import { ONLY_AUTHOR_HELPED, OWN_HELP } from '#contract/community/quiz-discussion.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Viewer } from '../policy.ts'
import { lockReply } from './lock-reply.ts'

/** @throws HttpError 404, 403 unless author of the discussion, 422 for their own reply */
export function setHelpful(db: Db, viewer: Viewer, id: string, is_helpful: boolean) {
  return inTransaction(db, async (db) => {
    const reply = await lockReply(db, id, viewer)
    if (reply.discussion_author_id !== viewer.id) throw new HttpError(403, ONLY_AUTHOR_HELPED)
    if (reply.author_id === viewer.id) throw new HttpError(422, OWN_HELP)
    await db.updateTable('quiz_discussion_replies').set({ is_helpful }).where('reply_id', '=', id).execute()
    return { is_helpful }
  })
}
