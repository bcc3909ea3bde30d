import { FORUM_LOCKED, POST_HIDDEN } from '#contract/community/forum-rules.ts'
import { mentionsIn } from '#contract/community/post-text.ts'
import type { NewPost, Post } from '#contract/community/posts.ts'
import { countPost } from '#server/community/forums/commands/count-posts.ts'
import { lockForum } from '#server/community/forums/commands/lock-forum.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { publish } from '#server/events.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { hasOtherSubscribers, postById, postByKey } from '../queries.ts'
import { newPost } from '../rules.ts'
import { assertPost } from './assert-post.ts'
import { changeReplyCount } from './change-reply-count.ts'

/**
 * Writes a post or a reply. Replies are one level deep: a reply to a reply is filed under the post. A request that is sent again with its client
 * key returns the post that was stored first. The forum is locked first: its counters stay exact, and writers never deadlock.
 * @throws HttpError 404 for an unknown forum or parent, 409 in a locked forum or under a hidden post, 422 for a client key with other content, 429
 */
export async function createPost(
  db: Db,
  user: Member,
  forumId: string,
  { content, parent_post_id, client_key = newId() }: NewPost,
  { queue, quotas }: { queue: Queue; quotas: Quotas },
  now: Date,
): Promise<Post> {
  return inTransaction(db, async (db) => {
    const forum = await lockForum(db, forumId)
    const stored = await postByKey(db, user.id, client_key)
    if (stored && (stored.content !== content || stored.forum_id !== forumId)) throw clientKeyReused()
    if (stored) return assertPost(await postById(db, stored.post_id, user))
    if (forum.is_locked) throw new HttpError(409, FORUM_LOCKED)
    const parent = parent_post_id ? assertPost(await parentOf(db, forumId, parent_post_id)) : undefined
    if (parent?.is_hidden) throw new HttpError(409, POST_HIDDEN)
    await consumeQuota(db, user.id, 'posts', quotas.posts, now)

    const post = { post_id: newId(), parent_post_id: parent?.root_id ?? null, content }
    await insertPost(db, { ...post, forum_id: forumId, author_id: user.id, client_key }, now)
    await countPost(db, forumId, user.id, now)
    if (parent) await changeReplyCount(db, parent.root_id, 1)
    await publish(db, 'post.written', [written(post, user, { forumId, forumTitle: forum.title }, parent)], now)
    if (!parent && (await hasOtherSubscribers(db, forumId, user.id)))
      await queue.enqueue(db, 'tell-forum-subscribers', { postId: post.post_id })
    return newPost(post, user, now)
  })
}

interface Parent {
  /** The post that replies are filed under. */
  root_id: string
  author_id: string | null
  root_author_id: string | null
  is_hidden: boolean
}

async function parentOf(db: Db, forumId: string, postId: string): Promise<Parent | undefined> {
  return db
    .selectFrom('forum_posts as parent')
    .innerJoin('forum_posts as root', (join) =>
      join.on(({ eb, ref, fn }) => eb('root.post_id', '=', fn.coalesce(ref('parent.parent_post_id'), ref('parent.post_id')))),
    )
    .where('parent.post_id', '=', postId)
    .where('parent.forum_id', '=', forumId)
    .where('parent.deleted_at', 'is', null)
    .select(({ eb }) => [
      'root.post_id as root_id',
      'parent.author_id',
      'root.author_id as root_author_id',
      eb('parent.hidden_at', 'is not', null).$castTo<boolean>().as('is_hidden'),
    ])
    .executeTakeFirst()
}

interface PostRow {
  post_id: string
  forum_id: string
  parent_post_id: string | null
  author_id: string
  client_key: string
  content: string
}

/** @throws HttpError 422 where the same client key is used in another forum at the same moment */
async function insertPost(db: Db, post: PostRow, now: Date): Promise<void> {
  const inserted = await db
    .insertInto('forum_posts')
    .values({ ...post, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw clientKeyReused()
}

function written(
  { post_id, content }: { post_id: string; content: string },
  { id, username }: Member,
  forum: { forumId: string; forumTitle: string },
  parent: Parent | undefined,
) {
  return {
    post: { postId: post_id, ...forum, authorName: username, content },
    writerId: id,
    repliedTo: parent ? [parent.author_id, parent.root_author_id].filter((author) => author !== null) : [],
    named: mentionsIn(content),
  }
}
