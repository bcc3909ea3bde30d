import { OWN_LIKE } from '#contract/community/quiz-discussion.ts'
import { setLike } from '#server/community/shared/likes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import type { Viewer } from '../policy.ts'
import { lockDiscussion } from './lock-discussion.ts'
import { lockReply } from './lock-reply.ts'

export const LIKE_TABLES = {
  discussion: { likes: 'quiz_discussion_likes', of: 'quiz_discussions', key: 'discussion_id' },
  reply: { likes: 'quiz_discussion_reply_likes', of: 'quiz_discussion_replies', key: 'reply_id' },
}

/** @throws HttpError 404, 409 if deleted, 422 for the caller's own, 429 */
export function setDiscussionLike(db: Db, viewer: Viewer, id: string, wanted: boolean, quotas: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const { author_id } = await lockDiscussion(db, id, viewer)
    if (author_id === viewer.id) throw new HttpError(422, OWN_LIKE)
    return setLike(db, { ...LIKE_TABLES.discussion, id }, viewer.id, wanted, quotas, now)
  })
}

/** @throws HttpError 404, 422 for the caller's own, 429 */
export function setReplyLike(db: Db, viewer: Viewer, id: string, wanted: boolean, quotas: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const { author_id } = await lockReply(db, id, viewer)
    if (author_id === viewer.id) throw new HttpError(422, OWN_LIKE)
    return setLike(db, { ...LIKE_TABLES.reply, id }, viewer.id, wanted, quotas, now)
  })
}
