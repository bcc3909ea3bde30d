import { sql } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import {
  FORUM_LOCKED,
  MAY_NOT_DELETE_POST,
  MAY_NOT_EDIT_POST,
  OWN_POST_REACTION,
  POST_HIDDEN,
  POST_NOT_FOUND,
} from '#contract/community-rules.ts'
import { mentionsIn } from '#contract/post-text.ts'
import type { NewPost, Post, Reaction } from '#contract/posts.ts'
import { can } from '#contract/roles.ts'
import { recordAct, recordIfOthers } from '#server/audit/commands.ts'
import { countPost, holdForum, uncountPosts } from '#server/community/commands.ts'
import type { Db } from '#server/db/open.ts'
import { notify, withdrawNotices } from '#server/notifications/commands.ts'
import { type Allowances, spend } from '#server/platform/allowance.ts'
import { newId } from '#server/platform/ids.ts'
import { dayIn } from '#server/platform/local-time.ts'
import type { Queue } from '#server/platform/queue.ts'
import { keyUsedBefore, Refusal } from '#server/platform/refusal.ts'
import type { Member } from '#server/platform/sessions.ts'
import { inTransaction } from '#server/platform/signals.ts'
import { likeNotice, noticeOf, postNotice, type Reason, type WrittenPost } from './notices.ts'
import { isModerator, mayEdit } from './policy.ts'
import {
  forumOf,
  hasOtherSubscribers,
  holdPost,
  likesToday,
  parentOf,
  peopleNamed,
  postById,
  postByKey,
  subscribersOf,
  writtenPost,
} from './queries.ts'

/** What writing needs beside the database. */
export interface Means {
  queue: Queue
  allowances: Allowances
}

/**
 * Posts, or replies: to the post that the parent belongs to, since replies are one deep.
 * @throws Refusal 404 for an unknown forum or parent, 409 in a locked forum or to a hidden post, 422 for a key that was used for other words, 429
 */
export async function createPost(
  db: Db,
  user: Member,
  forumId: string,
  { content, parent_post_id, client_key = newId() }: NewPost,
  { queue, allowances }: Means,
  now: Date,
): Promise<Post> {
  return inTransaction(db, async (db) => {
    const forum = await holdForum(db, forumId)
    const earlier = await postByKey(db, user.id, client_key)
    if (earlier) {
      if (earlier.content !== content || earlier.forum_id !== forumId) throw keyUsedBefore()
      return mustHave(await postById(db, earlier.post_id, user))
    }
    if (forum.is_locked) throw new Refusal(409, FORUM_LOCKED)
    const parent = parent_post_id ? mustHave(await parentOf(db, forumId, parent_post_id)) : undefined
    if (parent?.isHidden) throw new Refusal(409, POST_HIDDEN)
    await spend(db, user.id, 'posts', allowances.posts, now)
    const postId = newId()
    const place = { forum_id: forumId, parent_post_id: parent?.rootId ?? null }
    const row = { post_id: postId, author_id: user.id, client_key, content, created_at: now, updated_at: now, ...place }
    await db.insertInto('forum_posts').values(row).execute()
    if (parent) await countReply(db, parent.rootId, 1)
    await countPost(db, forumId, user.id, now)
    const post = { postId, forumId, forumTitle: forum.title, authorName: user.username, content }
    await tell(db, post, user.id, { repliedTo: parent?.authors ?? [], named: mentionsIn(content) }, now)
    if (!parent && (await hasOtherSubscribers(db, forumId, user.id)))
      await queue.sendLater(db, 'tell-forum-subscribers', { postId })
    return mustHave(await postById(db, postId, user))
  })
}

function mustHave<T>(found: T | undefined): T {
  if (found === undefined) throw new Refusal(404, POST_NOT_FOUND)
  return found
}

/** Tells at once those whom a post answers or names; a crowd of subscribers is told by a job. */
async function tell(
  db: Db,
  post: WrittenPost,
  writerId: string,
  { repliedTo, named }: { repliedTo: string[]; named: string[] },
  now: Date,
): Promise<void> {
  const people = await peopleNamed(db, { ids: repliedTo, names: named, except: writerId })
  const reasonFor = (id: string): Reason => (repliedTo.includes(id) ? 'reply' : 'mention')
  await notify(
    db,
    people.map((id) => postNotice(post, id, reasonFor(id))),
    now,
  )
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** In batches; run again after a crash it tells nobody twice. A post that is gone by then is not told. */
export async function tellSubscribers(db: Db, postId: string, now: Date): Promise<void> {
  const post = await writtenPost(db, postId)
  for (let after: string | undefined = BEFORE_ALL; post && after !== undefined; ) {
    const people: string[] = await subscribersOf(db, post.forumId, { after, except: post.author?.id ?? null })
    await notify(
      db,
      people.map((id) => postNotice(post, id, 'subscription')),
      now,
    )
    after = people.at(-1)
  }
}

/**
 * Changes the words of a post and keeps the earlier ones for moderators.
 * @throws Refusal 404, 403 for those who may not, 409 for its author in a locked forum
 */
export async function editPost(db: Db, user: Member, postId: string, content: string, now: Date): Promise<Post> {
  return inTransaction(db, async (db) => {
    const post = await livePost(db, postId)
    if (!mayEdit(user, post.author_id)) throw new Refusal(403, MAY_NOT_EDIT_POST)
    if (post.is_locked && !isModerator(user)) throw new Refusal(409, FORUM_LOCKED)
    if (post.content !== content) {
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
      if (!post.is_hidden) await tell(db, written, user.id, { repliedTo: [], named }, now)
    }
    return mustHave(await postById(db, postId, user))
  })
}

interface LivePost {
  post_id: string
  forum_id: string
  title: string
  is_locked: boolean
  author_id: string | null
  author_name: string | null
  parent_post_id: string | null
  content: string
  replies_count: number
  is_hidden: boolean
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
    if (post.parent_post_id) throw new Refusal(404, POST_NOT_FOUND)
    await db.updateTable('forum_posts').set({ is_pinned: isPinned }).where('post_id', '=', postId).execute()
    const subject = { kind: 'post', id: postId, name: post.title }
    await recordAct(db, { actor: user, action: isPinned ? 'post.pinned' : 'post.unpinned', subject }, now)
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
    if (!mayEdit(user, post.author_id)) throw new Refusal(403, MAY_NOT_DELETE_POST)
    const stays = post.replies_count > 0
    if (stays) {
      await keepVersion(db, post, user.id, now)
      await blank(db, postId, now)
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
  return recordIfOthers(db, { actor, action, subject, author, content, details: { forum_id } }, now)
}

async function blank(db: Db, postId: string, now: Date): Promise<void> {
  await sql`
    with unliked as (delete from forum_reactions where post_id = ${postId})
    update forum_posts set content = '', deleted_at = ${now}, hidden_at = null, is_pinned = false, likes_count = 0, dislikes_count = 0
    where post_id = ${postId}`.execute(db)
}

/** A blank place whose last reply is gone goes too. */
async function countReply(db: Db, rootId: string, change: 1 | -1): Promise<void> {
  await sql`update forum_posts set replies_count = replies_count + ${change} where post_id = ${rootId}`.execute(db)
  if (change < 0)
    await sql`
      delete from forum_posts where post_id = ${rootId} and deleted_at is not null and replies_count = 0`.execute(db)
}

/**
 * Likes or dislikes a post; the same again takes it back, the other one switches.
 * @throws Refusal 404, 409 for one that is hidden, 422 for one's own, 429
 */
export async function react(
  db: Db,
  user: Member,
  postId: string,
  reaction: 'like' | 'dislike',
  allowances: Allowances,
  now: Date,
): Promise<Reaction> {
  return inTransaction(db, async (db) => {
    if ((await holdPost(db, postId))?.hidden_at) throw new Refusal(409, POST_HIDDEN)
    const post = mustHave(await writtenPost(db, postId))
    if (post.author?.id === user.id) throw new Refusal(422, OWN_POST_REACTION)
    await spend(db, user.id, 'reactions', allowances.reactions, now)
    const changed = mustHave(await putReaction(db, { postId, userId: user.id, reaction }, now))
    if (changed.action !== 'removed' && reaction === 'like') await tellOfLike(db, post, user, now)
    return changed
  })
}

/**
 * The reaction and the counts in one statement, on a post that is held. Left to be computed in the update itself, the change would be computed
 * again, and as nothing, whenever the row has moved on meanwhile.
 */
async function putReaction(
  db: Db,
  { postId, userId, reaction }: { postId: string; userId: string; reaction: 'like' | 'dislike' },
  now: Date,
): Promise<Reaction | undefined> {
  const { rows } = await sql<Reaction>`
    with removed as (
      delete from forum_reactions where post_id = ${postId} and user_id = ${userId} and reaction = ${reaction} returning 1
    ), put as (
      insert into forum_reactions (post_id, user_id, reaction, created_at)
      select ${postId}, ${userId}, ${reaction}, ${now} where not exists (select from removed)
      on conflict (post_id, user_id) do update set reaction = excluded.reaction, created_at = excluded.created_at
        where forum_reactions.reaction <> excluded.reaction
      returning xmax = 0 as is_new
    ), change as materialized (
      select (select count(*)::integer from put) - (select count(*)::integer from removed) as same,
        (select count(*)::integer from put where not is_new) as other
    )
    update forum_posts set
      likes_count = likes_count + case when ${reaction} = 'like' then same else - other end,
      dislikes_count = dislikes_count + case when ${reaction} = 'dislike' then same else - other end
    from change where post_id = ${postId} and deleted_at is null
    returning likes_count, dislikes_count,
      case when exists (select from removed) then 'removed' when other = 1 then 'updated' else 'created' end as action,
      case when exists (select from removed) then null else ${reaction} end as user_reaction`.execute(db)
  return rows[0]
}

/** Likes of one post on one of its author's days are told together. */
async function tellOfLike(db: Db, post: TellablePost, user: Member, now: Date): Promise<void> {
  const { author, postId } = post
  if (!author || !can(author.role, 'community')) return
  const day = dayIn(author.timeZone, now)
  const likes = await likesToday(db, postId, author.timeZone, day)
  await notify(db, [likeNotice({ ...post, authorId: author.id, likedBy: user.username, likes, day })], now)
}

type TellablePost = NonNullable<Awaited<ReturnType<typeof writtenPost>>>
