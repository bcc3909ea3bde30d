import type { Post } from '#contract/community/posts.ts'
import { invalidateForum } from '#server/community/forums/commands/invalidate.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { noticeOf } from '../notices.ts'
import { postById } from '../queries.ts'
import { assertPost } from './assert-post.ts'
import { lockPost } from './lock-post.ts'
import { recordModeration } from './record-moderation.ts'

/** Counters include hidden posts. Deleted notifications do not return. @throws HttpError 404 */
export async function hidePost(db: Db, user: Member, postId: string, isHidden: boolean, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await lockPost(db, postId)
    if (post.is_hidden !== isHidden) {
      const hidden_at = isHidden ? now : null
      await db.updateTable('forum_posts').set({ hidden_at }).where('post_id', '=', postId).execute()
      if (isHidden) await deleteNotifications(db, [noticeOf(postId)])
      await recordModeration(db, user, isHidden ? 'post.hidden' : 'post.shown', post, now)
      await invalidateForum(db, post.forum_id)
    }
    return assertPost(await postById(db, postId, user))
  })
}
