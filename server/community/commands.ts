import { sql } from 'kysely'
import type { Forum, NewForum } from '#contract/community.ts'
import { FORUM_NOT_FOUND, MAY_NOT_CREATE_FORUM, MAY_NOT_PIN } from '#contract/community-rules.ts'
import type { ForumForMember } from '#contract/posts.ts'
import { recordAct } from '#server/audit/commands.ts'
import type { Db } from '#server/db/open.ts'
import { type Allowances, spend } from '#server/platform/allowance.ts'
import { newId } from '#server/platform/ids.ts'
import { keyUsedBefore, Refusal } from '#server/platform/refusal.ts'
import type { Member } from '#server/platform/sessions.ts'
import { inTransaction, signal } from '#server/platform/signals.ts'
import { mayCreateForums, mayPinForums } from './policy.ts'
import { forumById, forumFor } from './queries.ts'

/** The reply lists of forums are kept in memory under this topic. */
const changed = (db: Db) => signal(db, 'community', '*')

/**
 * @throws Refusal 403 for those who may not, 422 for an unknown category or a key that was used for something else, 429 beyond the day's number
 */
export async function createForum(db: Db, user: Member, given: NewForum, allowances: Allowances, now: Date): Promise<Forum> {
  if (!mayCreateForums(user.role)) throw new Refusal(403, MAY_NOT_CREATE_FORUM)
  if (given.is_pinned && !mayPinForums(user.role)) throw new Refusal(403, MAY_NOT_PIN)
  const { client_key = newId(), title, ...rest } = given
  return inTransaction(db, async (db) => {
    const category = await db
      .selectFrom('forum_categories')
      .where('category_id', '=', given.category_id)
      .select('name')
      .executeTakeFirst()
    if (!category)
      throw new Refusal(422, 'Choose a category', { details: [{ path: 'category_id', message: 'There is no such category' }] })
    const forum_id = newId()
    const made = await db
      .insertInto('forums')
      .values({
        forum_id,
        author_id: user.id,
        client_key,
        ...rest,
        title: title.trim(),
        description: rest.description.trim(),
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['author_id', 'client_key']).doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) return forumSentBefore(db, user.id, client_key, title.trim())
    await spend(db, user.id, 'forums', allowances.forums, now)
    await recordAct(db, { actor: user, action: 'forum.created', subject: { kind: 'forum', id: forum_id, name: title } }, now)
    await changed(db)
    return (await forumById(db, forum_id)) as Forum
  })
}

async function forumSentBefore(db: Db, userId: string, client_key: string, title: string): Promise<Forum> {
  const row = await db
    .selectFrom('forums')
    .where('author_id', '=', userId)
    .where('client_key', '=', client_key)
    .select(['forum_id', 'title'])
    .executeTakeFirst()
  const forum = row?.title === title ? await forumById(db, row.forum_id) : undefined
  if (!forum) throw keyUsedBefore()
  return forum
}

/** @throws Refusal 404 */
export async function changeForum(
  db: Db,
  user: Member,
  forumId: string,
  given: { is_pinned?: boolean | undefined; is_locked?: boolean | undefined },
  now: Date,
): Promise<Forum> {
  return inTransaction(db, async (db) => {
    await holdForum(db, forumId)
    const before = mustHave(await forumById(db, forumId))
    const { is_pinned = before.is_pinned, is_locked = before.is_locked } = given
    await db.updateTable('forums').set({ is_pinned, is_locked }).where('forum_id', '=', forumId).execute()
    const subject = { kind: 'forum', id: forumId, name: before.title }
    if (is_pinned !== before.is_pinned)
      await recordAct(db, { actor: user, action: is_pinned ? 'forum.pinned' : 'forum.unpinned', subject }, now)
    if (is_locked !== before.is_locked)
      await recordAct(db, { actor: user, action: is_locked ? 'forum.locked' : 'forum.unlocked', subject }, now)
    await changed(db)
    return { ...before, is_pinned, is_locked }
  })
}

function mustHave(forum: Forum | undefined): Forum {
  if (!forum) throw new Refusal(404, FORUM_NOT_FOUND)
  return forum
}

/** @throws Refusal 404 */
export async function openForum(db: Db, forumId: string, userId: string): Promise<ForumForMember> {
  const forum = await forumFor(db, forumId, userId)
  if (!forum) throw new Refusal(404, FORUM_NOT_FOUND)
  return forum
}

/** Doing it again changes nothing. @throws Refusal 404 */
export async function subscribe(db: Db, userId: string, forumId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into forum_subscriptions (forum_id, user_id, created_at)
    select forum_id, ${userId}, ${now} from forums where forum_id = ${forumId}
    on conflict (forum_id, user_id) do update set created_at = forum_subscriptions.created_at
    returning 1`.execute(db)
  if (rows.length === 0) throw new Refusal(404, FORUM_NOT_FOUND)
}

export async function unsubscribe(db: Db, userId: string, forumId: string): Promise<void> {
  await db.deleteFrom('forum_subscriptions').where('forum_id', '=', forumId).where('user_id', '=', userId).execute()
}

/**
 * Whoever writes in a forum takes turns until the end of the transaction: its counts and its latest post are then simply true.
 * @throws Refusal 404
 */
export async function holdForum(db: Db, forumId: string): Promise<{ title: string; is_locked: boolean }> {
  const forum = await db
    .selectFrom('forums')
    .where('forum_id', '=', forumId)
    .select(['title', 'is_locked'])
    .forUpdate()
    .executeTakeFirst()
  if (!forum) throw new Refusal(404, FORUM_NOT_FOUND)
  return forum
}

/** A post was written in a forum that is held. */
export async function countPost(db: Db, forumId: string, authorId: string, now: Date): Promise<void> {
  await sql`
    update forums set post_count = post_count + 1, last_post_at = ${now}, last_author_id = ${authorId}
    where forum_id = ${forumId}`.execute(db)
  await changed(db)
}

/** So many posts of a forum that is held are gone; the latest that is left becomes its latest. */
export async function uncountPosts(db: Db, forumId: string, gone: number): Promise<void> {
  await sql`
    update forums set post_count = post_count - ${gone}, (last_post_at, last_author_id) = (
      select max(latest.created_at), (array_agg(latest.author_id))[1] from (
        select created_at, author_id from forum_posts
        where forum_posts.forum_id = forums.forum_id and deleted_at is null
        order by created_at desc, post_id desc limit 1) as latest)
    where forum_id = ${forumId}`.execute(db)
  await changed(db)
}
