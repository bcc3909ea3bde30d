import { type RawBuilder, sql } from 'kysely'
import { FORUM_NOT_FOUND, MAY_NOT_CREATE_FORUM, MAY_NOT_PIN } from '#contract/community/forum-rules.ts'
import type { Forum, NewForum } from '#contract/community/forums.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { signal, signalHere, signalSoon } from '#server/platform/events/signals.ts'
import { clientKeyReused, HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota, type Quotas } from '#server/platform/limits/quota.ts'
import { mayCreateForums, mayPinForums } from './policy.ts'
import { forumById } from './queries.ts'

/** The lists of forums, and the pages of one, are kept in memory under this topic: for a second, so that others need not be told of each post. */
const TOPIC = 'community'
const changed = (db: Db, forumId: string) => signal(db, TOPIC, forumId)

/**
 * @throws Refusal 403 for those who may not, 422 for an unknown category or a key that was used for something else, 429 beyond the day's number
 */
export async function createForum(db: Db, user: Member, given: NewForum, allowances: Quotas, now: Date): Promise<Forum> {
  if (!mayCreateForums(user.role)) throw new HttpError(403, MAY_NOT_CREATE_FORUM)
  if (given.is_pinned && !mayPinForums(user.role)) throw new HttpError(403, MAY_NOT_PIN)
  const { client_key = newId(), title, ...rest } = given
  return inTransaction(db, async (db) => {
    const category = await db
      .selectFrom('forum_categories')
      .where('category_id', '=', given.category_id)
      .select('name')
      .executeTakeFirst()
    if (!category)
      throw new HttpError(422, 'Choose a category', { details: [{ path: 'category_id', message: 'There is no such category' }] })
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
    await consumeQuota(db, user.id, 'forums', allowances.forums, now)
    await recordAudit(db, { actor: user, action: 'forum.created', subject: { kind: 'forum', id: forum_id, name: title } }, now)
    await changed(db, forum_id)
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
  if (!forum) throw clientKeyReused()
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
      await recordAudit(db, { actor: user, action: is_pinned ? 'forum.pinned' : 'forum.unpinned', subject }, now)
    if (is_locked !== before.is_locked)
      await recordAudit(db, { actor: user, action: is_locked ? 'forum.locked' : 'forum.unlocked', subject }, now)
    await changed(db, forumId)
    return { ...before, is_pinned, is_locked }
  })
}

function mustHave(forum: Forum | undefined): Forum {
  if (!forum) throw new HttpError(404, FORUM_NOT_FOUND)
  return forum
}

/** @throws Refusal 404 */
export const openForum = async (db: Db, forumId: string): Promise<Forum> => mustHave(await forumById(db, forumId))

/** What is signalled when what somebody has of their own in forums, likes and subscriptions, has changed. */
export const OWN_IN_FORUMS = 'forum-own'
export const ownChanged = (db: Db, userIds: string[]): Promise<void> => signalSoon(db, OWN_IN_FORUMS, userIds)

/** Doing it again changes nothing. @throws Refusal 404 */
export async function subscribe(db: Db, userId: string, forumId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into forum_subscriptions (forum_id, user_id, created_at)
    select forum_id, ${userId}, ${now} from forums where forum_id = ${forumId}
    on conflict (forum_id, user_id) do update set created_at = forum_subscriptions.created_at
    returning 1`.execute(db)
  if (rows.length === 0) throw new HttpError(404, FORUM_NOT_FOUND)
  await ownChanged(db, [userId])
}

export async function unsubscribe(db: Db, userId: string, forumId: string): Promise<void> {
  await db.deleteFrom('forum_subscriptions').where('forum_id', '=', forumId).where('user_id', '=', userId).execute()
  await ownChanged(db, [userId])
}

/**
 * Whoever takes something away in a forum, or answers in it, has it to themselves until the end of the transaction: its counts and its latest post
 * are then simply true. It is done first: who only kept it by its key and changed it later would meet others half-way.
 * @throws Refusal 404
 */
export async function holdForum(db: Db, forumId: string): Promise<{ title: string; is_locked: boolean }> {
  const forum = await db
    .selectFrom('forums')
    .where('forum_id', '=', forumId)
    .select(['title', 'is_locked'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!forum) throw new HttpError(404, FORUM_NOT_FOUND)
  return forum
}

/** Several, for who then changes what is in them. */
export async function holdForums(db: Db, forumIds: string[]): Promise<void> {
  await turnsIn(forumIds).execute(db)
  for (const forumId of forumIds) await holdForum(db, forumId)
}

/** A post was written in a forum that is held. */
export async function countPost(db: Db, forumId: string, authorId: string, now: Date): Promise<void> {
  const written = sql`(select ${forumId}::uuid as forum_id, ${authorId}::uuid as author_id, ${now}::timestamptz as created_at) as written`
  await countingPosts(written).execute(db)
  postCounted(db, forumId)
}

/**
 * The same of many, in forums that need not be held, as a part of a larger statement: it gives a row for each forum that takes posts. Whoever makes
 * it says `postCounted` afterwards.
 * Forums are not locked before they are changed: while others hold them by a key, PostgreSQL lets two who lock first and change then wait for each
 * other. Who writes in several takes turns by `turnsIn`.
 * @param written has a row for each post: forum_id, author_id, created_at
 */
export const countingPosts = (written: RawBuilder<unknown>) => sql`
  with fresh as materialized (
    select forum_id, count(*)::integer as posts, max(created_at) as at, (array_agg(author_id order by created_at desc))[1] as author_id
    from ${written} group by forum_id
  )
  update forums set post_count = post_count + posts, last_post_at = greatest(last_post_at, at),
    last_author_id = case when last_post_at > at then last_author_id else fresh.author_id end
  from fresh where forums.forum_id = fresh.forum_id and not is_locked
  returning forums.forum_id`

/**
 * Keeps others who write in several forums at once from these until the end of the transaction, all in the same order, so that none waits for one
 * that waits for it.
 */
export const turnsIn = (forumIds: string[]) => sql`
  select pg_advisory_xact_lock(hashtextextended(forum_id::text, 0))
  from (select distinct forum_id from unnest(${forumIds}::uuid[]) as given (forum_id) order by forum_id) as each_one`

export const postCounted = (db: Db, forumId: string): void => signalHere(db, TOPIC, forumId)

/** So many posts of a forum that is held are gone; the latest that is left becomes its latest. */
export async function uncountPosts(db: Db, forumId: string, gone: number): Promise<void> {
  await sql`
    update forums set post_count = post_count - ${gone}, (last_post_at, last_author_id) = (
      select max(latest.created_at), (array_agg(latest.author_id))[1] from (
        select created_at, author_id from forum_posts
        where forum_posts.forum_id = forums.forum_id and deleted_at is null
        order by created_at desc, post_id desc limit 1) as latest)
    where forum_id = ${forumId}`.execute(db)
  postCounted(db, forumId)
}
