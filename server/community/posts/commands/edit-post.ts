import { FORUM_LOCKED, isAuthorOrModerator, MAY_NOT_EDIT_POST } from '#contract/community/forum-rules.ts'
import { mentionsIn } from '#contract/community/post-text.ts'
import type { Post } from '#contract/community/posts.ts'
import { can } from '#contract/roles.ts'
import { invalidateForum } from '#server/community/forums/commands/invalidate.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { postById } from '../queries.ts'
import type { StoredPost } from '../rules.ts'
import { assertPost } from './assert-post.ts'
import { keepVersion } from './keep-version.ts'
import { lockPost } from './lock-post.ts'
import { recordModeration } from './record-moderation.ts'

/**
 * Keeps the previous content for moderators; notifies only new mentions.
 * @throws HttpError 404, 403, 409 for authors in a locked forum
 */
export async function editPost(db: Db, user: Member, postId: string, content: string, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await lockPost(db, postId)
    if (!isAuthorOrModerator(user, post.author_id)) throw new HttpError(403, MAY_NOT_EDIT_POST)
    if (post.is_locked && !can(user.role, 'moderateCommunity')) throw new HttpError(409, FORUM_LOCKED)
    if (post.content !== content) {
      await keepVersion(db, post, user.id, now)
      await recordModeration(db, user, 'post.edited', post, now)
      const change = { content, is_edited: true, updated_at: now }
      await db.updateTable('forum_posts').set(change).where('post_id', '=', postId).execute()
      if (!post.is_hidden) await publishMentions(db, user, post, content, now)
      await invalidateForum(db, post.forum_id)
    }
    return assertPost(await postById(db, postId, user))
  })
}

async function publishMentions(db: Db, user: Member, before: StoredPost, content: string, now: Date): Promise<void> {
  const earlier = mentionsIn(before.content)
  const named = mentionsIn(content).filter((name) => !earlier.includes(name))
  const { post_id: postId, forum_id: forumId, title: forumTitle } = before
  const post = { postId, forumId, forumTitle, authorName: user.username, content }
  await publish(db, 'post.written', [{ post, writerId: user.id, repliedTo: [], named }], now)
}
