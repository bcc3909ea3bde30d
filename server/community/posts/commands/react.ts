import { OWN_POST_REACTION, POST_HIDDEN } from '#contract/community/forum-rules.ts'
import type { Reaction } from '#contract/community/posts.ts'
import { invalidateForum } from '#server/community/forums/commands/invalidate.ts'
import { setReaction } from '#server/community/shared/likes.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { lockWrittenPost } from '../queries.ts'
import { assertPost } from './assert-post.ts'

const REACTIONS = { likes: 'forum_reactions', of: 'forum_posts', key: 'post_id' }

/**
 * Repeating a reaction removes it.
 * @throws HttpError 404, 409 for a hidden post, 422 for the caller's own, 429
 */
export async function react(
  db: Db,
  user: Member,
  postId: string,
  reaction: 'like' | 'dislike',
  quotas: Quotas,
  now: Date,
): Promise<Reaction> {
  return inTransaction(db, async (db) => {
    const post = assertPost(await lockWrittenPost(db, postId))
    if (post.isHidden) throw new HttpError(409, POST_HIDDEN)
    if (post.author?.id === user.id) throw new HttpError(422, OWN_POST_REACTION)
    await consumeQuota(db, user.id, 'reactions', quotas.reactions, now)
    const change = assertPost(await setReaction(db, { ...REACTIONS, id: postId }, user.id, reaction, now))
    await invalidateForum(db, post.forumId)

    if (post.author && change.action !== 'removed' && reaction === 'like')
      await publish(db, 'post.liked', [{ post, author: post.author, likedBy: user.username }], now)
    return change
  })
}
