import { sql } from 'kysely'
import { uncountPosts } from '#server/community/forums/commands/count-posts.ts'
import { lockForums } from '#server/community/forums/commands/lock-forum.ts'
import type { Db } from '#server/db/open.ts'
import { anonymiseNotifications } from '#server/messaging/notifications/commands/anonymise-notifications.ts'
import { deleteNotifications } from '#server/messaging/notifications/commands/delete-notifications.ts'
import { likesOf, noticeOf } from './notices.ts'

/** A post with others' replies stays, without content. Needs the transaction that deletes the account. */
export async function postsOnAccountDeleted(db: Db, userId: string, now: Date): Promise<void> {
  const forums = await db
    .selectFrom('forum_posts')
    .where('author_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('forum_id')
    .orderBy('forum_id')
    .select(['forum_id', sql<number>`count(*)::integer`.as('written')])
    .execute()
  await lockForums(
    db,
    forums.map(({ forum_id }) => forum_id),
  )
  const written = await db.selectFrom('forum_posts').where('author_id', '=', userId).select('post_id').execute()
  await deleteNotifications(
    db,
    written.map(({ post_id }) => noticeOf(post_id)),
  )
  const { rows: liked } = await sql<{ post_id: string; day: string }>`
    select post_id, (created_at at time zone 'UTC')::date + around as day
    from forum_reactions, generate_series(-1, 1) as around where user_id = ${userId} and reaction = 'like'`.execute(db)
  await anonymiseNotifications(
    db,
    userId,
    liked.map(({ post_id, day }) => likesOf(post_id, day)),
  )
  await sql`
    with gone as (delete from forum_reactions where user_id = ${userId} returning post_id, reaction)
    update forum_posts set
      likes_count = likes_count - (gone.reaction = 'like')::integer, dislikes_count = dislikes_count - (gone.reaction = 'dislike')::integer
    from gone where gone.post_id = forum_posts.post_id`.execute(db)
  await sql`
    with gone as (
      delete from forum_posts where author_id = ${userId} and parent_post_id is not null returning parent_post_id
    ), counted as (select parent_post_id, count(*)::integer as replies from gone group by parent_post_id)
    update forum_posts set replies_count = replies_count - replies
    from counted where post_id = counted.parent_post_id`.execute(db)
  await sql`
    delete from forum_post_versions where post_id in (select post_id from forum_posts where author_id = ${userId})`.execute(db)
  for (const { forum_id, written } of forums) {
    await blankOrDelete(db, forum_id, userId, now)
    await uncountPosts(db, forum_id, written)
  }
}

async function blankOrDelete(db: Db, forumId: string, userId: string, now: Date): Promise<void> {
  await sql`
    with own as (
      update forum_posts set content = '', deleted_at = ${now}, hidden_at = null, is_pinned = false, likes_count = 0, dislikes_count = 0
      where forum_id = ${forumId} and author_id = ${userId} and deleted_at is null returning post_id
    )
    delete from forum_reactions where post_id in (select post_id from own)`.execute(db)
  await sql`
    delete from forum_posts
    where forum_id = ${forumId} and parent_post_id is null and deleted_at is not null and replies_count = 0`.execute(db)
}

export async function personalPostData(db: Db, userId: string) {
  const written = await db
    .selectFrom('forum_posts')
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .select(['post_id', 'forum_id', 'parent_post_id', 'content', 'created_at', 'updated_at', 'deleted_at', 'hidden_at'])
    .execute()
  const reactions = await db
    .selectFrom('forum_reactions')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .select(['post_id', 'reaction', 'created_at'])
    .execute()
  const earlier = await db
    .selectFrom('forum_post_versions')
    .innerJoin('forum_posts', 'forum_posts.post_id', 'forum_post_versions.post_id')
    .where('author_id', '=', userId)
    .orderBy('replaced_at')
    .select(['forum_posts.post_id', 'forum_post_versions.content', 'replaced_at'])
    .execute()
  return { posts: written, earlier_versions: earlier, reactions }
}
