import { sql } from 'kysely'
import { isAuthorOrModerator, MAY_NOT_DELETE_POST } from '#contract/community/forum-rules.ts'
import type { Post } from '#contract/community/posts.ts'
import { uncountPosts } from '#server/community/forums/commands/count-posts.ts'
import { lockForum } from '#server/community/forums/commands/lock-forum.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { noticeOf } from '../notices.ts'
import { forumOf, postById } from '../queries.ts'
import { assertPost } from './assert-post.ts'
import { changeReplyCount } from './change-reply-count.ts'
import { keepVersion } from './keep-version.ts'
import { lockPost } from './lock-post.ts'
import { recordModeration } from './record-moderation.ts'

/**
 * A post with replies stays, without content, until the last is deleted.
 * @returns what remains
 * @throws HttpError 404, 403
 */
export async function deletePost(db: Db, user: Member, postId: string, now: Date): Promise<Post | null> {
  return inTransaction(db, async (db) => {
    await lockForum(db, assertPost(await forumOf(db, postId)))
    const post = await lockPost(db, postId)
    if (!isAuthorOrModerator(user, post.author_id)) throw new HttpError(403, MAY_NOT_DELETE_POST)
    const hasReplies = post.replies_count > 0
    if (hasReplies) {
      await keepVersion(db, post, user.id, now)
      await blankPost(db, postId, now)
    } else await db.deleteFrom('forum_posts').where('post_id', '=', postId).execute()
    await deleteNotifications(db, [noticeOf(postId)])
    await recordModeration(db, user, 'post.deleted', post, now)
    if (post.parent_post_id) await changeReplyCount(db, post.parent_post_id, -1)
    await uncountPosts(db, post.forum_id, 1)
    return hasReplies ? assertPost(await postById(db, postId, user)) : null
  })
}

async function blankPost(db: Db, postId: string, now: Date): Promise<void> {
  await db.deleteFrom('forum_reactions').where('post_id', '=', postId).execute()
  await sql`
    update forum_posts set content = '', deleted_at = ${now}, hidden_at = null, is_pinned = false, likes_count = 0, dislikes_count = 0
    where post_id = ${postId}`.execute(db)
}
