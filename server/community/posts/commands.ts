import { sql } from 'kysely'
import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import {
  FORUM_LOCKED,
  MAY_NOT_DELETE_POST,
  MAY_NOT_EDIT_POST,
  OWN_POST_REACTION,
  POST_HIDDEN,
  POST_NOT_FOUND,
} from '#contract/community/forum-rules.ts'
import { mentionsIn } from '#contract/community/post-text.ts'
import type { NewPost, Post, Reaction } from '#contract/community/posts.ts'
import { recordAudit, recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import {
  countingPosts,
  countPost,
  holdForum,
  ownChanged,
  postCounted,
  turnsIn,
  uncountPosts,
} from '#server/community/forums/commands.ts'
import { setReaction } from '#server/community/likes.ts'
import { gathered } from '#server/db/gathered.ts'
import { madeOnce } from '#server/db/made-once.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { withdrawNotices } from '#server/messaging/notifications/commands.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { publish } from '#server/platform/events/events.ts'
import { signalHere } from '#server/platform/events/signals.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota, type Quota, type Quotas, spending, windowEnd } from '#server/platform/limits/quota.ts'
import { noticeOf } from './notices.ts'
import { blankPost, countReply } from './on-account-deleted.ts'
import { isModerator, mayEdit } from './policy.ts'
import { forumOf, hasOtherSubscribers, heldPost, parentOf, postById, postByKey } from './queries.ts'
import { type LivePost, newPost } from './rules.ts'

/** Pages of a forum are kept in memory for a second; here they are made anew at once. What is counted in the forum tells others too. */
const changed = (db: Db, forumId: string) => signalHere(db, 'posts', forumId)

/**
 * Posts, or replies: to the post that the parent belongs to, since replies are one deep.
 * @throws Refusal 404 for an unknown forum or parent, 409 in a locked forum or to a hidden post, 422 for a key that was used for other words, 429
 */
export async function createPost(
  db: Db,
  user: Member,
  forumId: string,
  { content, parent_post_id, client_key = newId() }: NewPost,
  { queue, allowances }: { queue: Queue; allowances: Quotas },
  now: Date,
): Promise<Post> {
  if (!parent_post_id && mentionsIn(content).length === 0) {
    const plain = await plainPost(db, user, { forumId, content, clientKey: client_key, now, allowance: allowances.posts })
    if (plain) return plain
  }
  return inTransaction(db, async (db) => {
    /** Sent again under the same key, what was stored first is told. */
    const sentBefore = async (earlier: { post_id: string; forum_id: string; content: string }) => {
      if (earlier.content !== content || earlier.forum_id !== forumId) throw clientKeyReused()
      return mustHave(await postById(db, earlier.post_id, user))
    }
    const forum = await holdForum(db, forumId)
    const earlier = await postByKey(db, user.id, client_key)
    if (earlier) return sentBefore(earlier)
    if (forum.is_locked) throw new HttpError(409, FORUM_LOCKED)
    const parent = parent_post_id ? mustHave(await parentOf(db, forumId, parent_post_id)) : undefined
    if (parent?.isHidden) throw new HttpError(409, POST_HIDDEN)
    const postId = newId()
    const place = { forum_id: forumId, parent_post_id: parent?.rootId ?? null }
    const made = await db
      .insertInto('forum_posts')
      .values({ post_id: postId, author_id: user.id, client_key, content, created_at: now, updated_at: now, ...place })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) return sentBefore(mustHave(await postByKey(db, user.id, client_key)))
    await consumeQuota(db, user.id, 'posts', allowances.posts, now)
    if (parent) await countReply(db, parent.rootId, 1)
    const post = { postId, forumId, forumTitle: forum.title, authorName: user.username, content }
    const told = { post, writerId: user.id, repliedTo: parent?.authors ?? [], named: mentionsIn(content) }
    await publish(db, 'post.written', [told], now)
    if (!parent && (await hasOtherSubscribers(db, forumId, user.id)))
      await queue.enqueue(db, 'tell-forum-subscribers', { postId })
    await countPost(db, forumId, user.id, now)
    return newPost({ postId, parentId: parent?.rootId ?? null }, user, content, now)
  })
}

interface PlainPost {
  postId: string
  forumId: string
  userId: string
  clientKey: string
  content: string
  now: Date
  allowance: Quota
}

/** Most posts: nobody has to be told, so that many are one statement. @returns nothing where there is more to do, or to refuse */
async function plainPost(db: Db, user: Member, given: Omit<PlainPost, 'postId' | 'userId'>): Promise<Post | undefined> {
  const post = { ...given, postId: newId(), userId: user.id }
  const isMade = await writePlain(db, post).catch((error) => {
    if (error.code === HALF_DONE) return false
    throw error
  })
  if (!isMade) return undefined
  postCounted(db, post.forumId)
  return newPost({ postId: post.postId, parentId: null }, user, post.content, post.now)
}

/** Division by zero: how a statement takes itself back when a forum was locked, or a key used elsewhere, in its very moment. */
const HALF_DONE = '22012'

const writePlain = gathered<PlainPost, boolean>({
  personOf: (post) => post.userId,
  write: async (db, posts) => {
    const { allowance, now } = posts.at(-1) as PlainPost
    const values = <K extends keyof PlainPost>(name: K) => posts.map((post) => post[name])
    const [ids, forumIds, userIds] = [values('postId'), values('forumId'), values('userId')]
    const { most, perSeconds } = allowance
    const ends = windowEnd(perSeconds, now)
    const rows = await writePosts(
      db,
      ids,
      forumIds,
      userIds,
      values('clientKey'),
      values('content'),
      values('now'),
      most,
      ends,
      now,
    )
    const made = new Set(rows.map((row) => row.post_id))
    return ids.map((id) => made.has(id))
  },
})

const writePosts = madeOnce(
  (
    ids: string[],
    forumIds: string[],
    userIds: string[],
    clientKeys: string[],
    contents: string[],
    times: Date[],
    most: number,
    ends: Date,
    now: Date,
  ) => sql<{ post_id: string | null }>`
    with turns as materialized (${turnsIn(forumIds)}), wanted as (
      select post_id, forum_id, given.author_id, given.client_key, content, given.created_at from unnest(${ids}::uuid[],
        ${forumIds}::uuid[], ${userIds}::uuid[], ${clientKeys}::uuid[], ${contents}::text[], ${times}::timestamptz[])
        as given (post_id, forum_id, author_id, client_key, content, created_at) join forums using (forum_id)
      where (select count(*) from turns) > 0 and not is_locked
        and not exists (select from forum_subscriptions as other where other.forum_id = given.forum_id and user_id <> given.author_id)
        and not exists (
          select from forum_posts as earlier where earlier.author_id = given.author_id and earlier.client_key = given.client_key)
    ), spent as (
      ${spending(sql`author_id`, 'posts', most, ends, now, sql`wanted where ${most} > 0`)}
    ), made as (
      insert into forum_posts (post_id, forum_id, author_id, client_key, content, created_at, updated_at)
      select post_id, forum_id, author_id, client_key, content, created_at, created_at from wanted
      where ${most} = 0 or author_id in (select user_id from spent)
      on conflict (author_id, client_key) do nothing returning post_id, forum_id, author_id, created_at
    ), counted as (
      ${countingPosts(sql`made`)}
    )
    select post_id from (select 1 / (
      (${most} = 0 or (select count(*) from spent) = (select count(*) from made))
      and (select count(distinct forum_id) from made) = (select count(*) from counted))::integer as whole) as whole
    left join made on whole = 1`,
)

function mustHave<T>(found: T | undefined): T {
  if (found === undefined) throw new HttpError(404, POST_NOT_FOUND)
  return found
}

/**
 * Changes the words of a post and keeps the earlier ones for moderators.
 * @throws Refusal 404, 403 for those who may not, 409 for its author in a locked forum
 */
export async function editPost(db: Db, user: Member, postId: string, content: string, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await livePost(db, postId)
    if (!mayEdit(user, post.author_id)) throw new HttpError(403, MAY_NOT_EDIT_POST)
    if (post.is_locked && !isModerator(user)) throw new HttpError(409, FORUM_LOCKED)
    if (post.content !== content) {
      changed(db, post.forum_id)
      await keepVersion(db, post, user.id, now)
      await record(db, user, 'post.edited', post, now)
      await db
        .updateTable('forum_posts')
        .set({ content, is_edited: true, updated_at: now })
        .where('post_id', '=', postId)
        .execute()
      const before = mentionsIn(post.content)
      const named = mentionsIn(content).filter((name) => !before.includes(name))
      const written = { postId, forumId: post.forum_id, forumTitle: post.title, authorName: user.username, content }
      if (!post.is_hidden) await publish(db, 'post.written', [{ post: written, writerId: user.id, repliedTo: [], named }], now)
    }
    return mustHave(await postById(db, postId, user))
  })
}

/** Held until the end of the transaction: of two who change it at once, the second sees what the first made of it. */
async function livePost(db: Db, postId: string): Promise<LivePost> {
  const { rows } = await sql<LivePost>`
    select post_id, forum_id, title, is_locked, post.author_id, username as author_name, parent_post_id, content, replies_count,
      hidden_at is not null as is_hidden
    from forum_posts as post join forums using (forum_id) left join users on users.user_id = post.author_id
    where post_id = ${postId} and deleted_at is null for update of post`.execute(db)
  return mustHave(rows[0])
}

async function keepVersion(db: Db, { post_id, content }: LivePost, replaced_by: string, replaced_at: Date): Promise<void> {
  await db.insertInto('forum_post_versions').values({ version_id: newId(), post_id, content, replaced_by, replaced_at }).execute()
}

/** @throws Refusal 404 for one that is not there, or is a reply */
export async function pinPost(db: Db, user: Member, postId: string, isPinned: boolean, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await livePost(db, postId)
    if (post.parent_post_id) throw new HttpError(404, POST_NOT_FOUND)
    changed(db, post.forum_id)
    await db.updateTable('forum_posts').set({ is_pinned: isPinned }).where('post_id', '=', postId).execute()
    const subject = { kind: 'post', id: postId, name: post.title }
    await recordAudit(db, { actor: user, action: isPinned ? 'post.pinned' : 'post.unpinned', subject }, now)
    return mustHave(await postById(db, postId, user))
  })
}

/**
 * Hides a post: its words and its place stay, so nothing has to be counted anew. Notices that tell of it are taken back for good.
 * @throws Refusal 404
 */
export async function hidePost(db: Db, user: Member, postId: string, isHidden: boolean, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await livePost(db, postId)
    if (post.is_hidden !== isHidden) {
      changed(db, post.forum_id)
      const hidden_at = isHidden ? now : null
      await db.updateTable('forum_posts').set({ hidden_at }).where('post_id', '=', postId).execute()
      if (isHidden) await withdrawNotices(db, [noticeOf(postId)])
      await record(db, user, isHidden ? 'post.hidden' : 'post.shown', post, now)
    }
    return mustHave(await postById(db, postId, user))
  })
}

/**
 * Takes a post away. Where replies hang on it, its place stays without its words; the last reply to go takes that place with it.
 * @returns what is left in its place, or `null`
 * @throws Refusal 404, 403 for those who may not
 */
export async function deletePost(db: Db, user: Member, postId: string, now: Date): Promise<Post | null> {
  return inTransaction(db, async (db) => {
    await holdForum(db, mustHave(await forumOf(db, postId)))
    const post = await livePost(db, postId)
    if (!mayEdit(user, post.author_id)) throw new HttpError(403, MAY_NOT_DELETE_POST)
    const stays = post.replies_count > 0
    if (stays) {
      await keepVersion(db, post, user.id, now)
      await blankPost(db, postId, now)
    } else await db.deleteFrom('forum_posts').where('post_id', '=', postId).execute()
    await withdrawNotices(db, [noticeOf(postId)])
    await record(db, user, 'post.deleted', post, now)
    if (post.parent_post_id) await countReply(db, post.parent_post_id, -1)
    await uncountPosts(db, post.forum_id, 1)
    return stays ? mustHave(await postById(db, postId, user)) : null
  })
}

function record(db: Db, actor: Member, action: AuditAction, post: LivePost, now: Date): Promise<void> {
  const { post_id, forum_id, author_id, author_name, content, title } = post
  const author = author_id === null ? null : { id: author_id, username: author_name }
  const subject = { kind: 'post', id: post_id, name: title }
  return recordAuditUnlessAuthor(db, { actor, action, subject, author, content, details: { forum_id } }, now)
}

const REACTIONS = { likes: 'forum_reactions', of: 'forum_posts', key: 'post_id' }

/**
 * Likes or dislikes a post; the same again takes it back, the other one switches.
 * @throws Refusal 404, 409 for one that is hidden, 422 for one's own, 429
 */
export async function react(
  db: Db,
  user: Member,
  postId: string,
  reaction: 'like' | 'dislike',
  allowances: Quotas,
  now: Date,
): Promise<Reaction> {
  return inTransaction(db, async (db) => {
    const post = mustHave(await heldPost(db, postId))
    if (post.isHidden) throw new HttpError(409, POST_HIDDEN)
    if (post.author?.id === user.id) throw new HttpError(422, OWN_POST_REACTION)
    await consumeQuota(db, user.id, 'reactions', allowances.reactions, now)
    const put = mustHave(await setReaction(db, { ...REACTIONS, id: postId }, user.id, reaction, now))
    changed(db, post.forumId)
    await ownChanged(db, [user.id])
    const { author } = post
    if (author && put.action !== 'removed' && reaction === 'like')
      await publish(db, 'post.liked', [{ post, author, likedBy: user.username }], now)
    return put
  })
}
