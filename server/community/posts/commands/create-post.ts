import { sql } from 'kysely'
import { FORUM_LOCKED, FORUM_NOT_FOUND, POST_HIDDEN } from '#contract/community/forum-rules.ts'
import { mentionsIn } from '#contract/community/post-text.ts'
import type { NewPost, Post } from '#contract/community/posts.ts'
import { COUNT_INSERTED_POST } from '#server/community/forums/commands/count-posts.ts'
import { invalidateForum } from '#server/community/forums/commands/invalidate.ts'
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
import { postById, postByKey } from '../queries.ts'
import { newPost } from '../rules.ts'
import { assertPost } from './assert-post.ts'
import { changeReplyCount } from './change-reply-count.ts'

/**
 * A reply to a reply is filed under the post. A resend with its client key returns the stored post. Locks the forum first, to
 * avoid deadlocks.
 * @throws HttpError 404, 409 in a locked forum or under a hidden post, 422 for a reused client key, 429
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
    const parent = parent_post_id ? await lockParent(db, forumId, parent_post_id) : undefined
    const isAllowed = !parent_post_id || parent?.is_hidden === false
    const post = { post_id: newId(), parent_post_id: parent?.root_id ?? null, content }
    const row = { ...post, forum_id: forumId, author_id: user.id, client_key }
    const forum = await insertPost(db, row, isAllowed, now)
    if (!forum.is_inserted) {
      const stored = await storedPost(db, user, row)
      if (stored) return stored
      if (forum.is_locked) throw new HttpError(409, FORUM_LOCKED)
      assertPost(parent)
      throw new HttpError(409, POST_HIDDEN)
    }
    await consumeQuota(db, user.id, 'posts', quotas.posts, now)
    if (parent) await changeReplyCount(db, parent.root_id, 1)
    await invalidateForum(db, forumId)
    await publish(db, 'post.written', [written(post, user, { forumId, forumTitle: forum.title }, parent)], now)
    if (!parent && forum.has_other_subscribers) await queue.enqueue(db, 'notify-forum-subscribers', { postId: post.post_id })
    return newPost(post, user, now)
  })
}

/** @throws HttpError 422 */
async function storedPost(db: Db, user: Member, { client_key, content, forum_id }: PostRow): Promise<Post | undefined> {
  const stored = await postByKey(db, user.id, client_key)
  if (!stored) return undefined
  if (stored.content !== content || stored.forum_id !== forum_id) throw clientKeyReused()
  return assertPost(await postById(db, stored.post_id, user))
}

interface Parent {
  /** Replies are filed under this post. */
  root_id: string
  author_id: string | null
  root_author_id: string | null
  is_hidden: boolean
}

/** @throws HttpError 404 for an unknown forum */
async function lockParent(db: Db, forumId: string, postId: string): Promise<Parent | undefined> {
  await lockForum(db, forumId)
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

interface ForumOfPost {
  title: string
  is_locked: boolean
  has_other_subscribers: boolean
  is_inserted: boolean
}

/**
 * One statement: round trips are half the cost of a post. Stores nothing in a locked forum or under a known client key.
 * @throws HttpError 404
 */
async function insertPost(db: Db, post: PostRow, isAllowed: boolean, now: Date): Promise<ForumOfPost> {
  const { rows } = await sql<ForumOfPost>`
    with forum as (
      select forum_id, title, is_locked from forums where forum_id = ${post.forum_id} for no key update
    ), inserted as (
      insert into forum_posts (post_id, forum_id, parent_post_id, author_id, client_key, content, created_at, updated_at)
      select ${post.post_id}, forum_id, ${post.parent_post_id}, ${post.author_id}, ${post.client_key}, ${post.content}, ${now}, ${now}
      from forum where ${isAllowed} and not is_locked
      on conflict (author_id, client_key) do nothing
      returning forum_id, author_id, created_at
    ), counted as (
      ${COUNT_INSERTED_POST} returning forums.forum_id
    )
    select title, is_locked, exists (select from counted) as is_inserted,
      exists (select from forum_subscriptions
        where forum_subscriptions.forum_id = forum.forum_id and user_id <> ${post.author_id}) as has_other_subscribers
    from forum`.execute(db)
  if (!rows[0]) throw new HttpError(404, FORUM_NOT_FOUND)
  return rows[0]
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
