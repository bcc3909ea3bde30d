import type { Post } from '#contract/community/posts.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import { invalidateForum } from '#server/community/forums/commands/invalidate.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { postById } from '../queries.ts'
import { assertPost, postNotFound } from './assert-post.ts'
import { lockPost } from './lock-post.ts'

/** @throws HttpError 404, also for replies */
export async function pinPost(db: Db, user: Member, postId: string, isPinned: boolean, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await lockPost(db, postId)
    if (post.parent_post_id) throw postNotFound()
    await db.updateTable('forum_posts').set({ is_pinned: isPinned }).where('post_id', '=', postId).execute()
    const subject = { kind: 'post', id: postId, name: post.title }
    await recordAudit(db, { actor: user, action: isPinned ? 'post.pinned' : 'post.unpinned', subject }, now)
    await invalidateForum(db, post.forum_id)
    return assertPost(await postById(db, postId, user))
  })
}
