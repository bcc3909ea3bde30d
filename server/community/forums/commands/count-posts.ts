import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { invalidateForum } from './invalidate.ts'

/** Counts a new post of a forum that the caller has locked. */
export async function countPost(db: Db, forumId: string, authorId: string, now: Date): Promise<void> {
  await sql`
    update forums set post_count = post_count + 1, last_post_at = greatest(last_post_at, ${now}::timestamptz),
      last_author_id = case when last_post_at > ${now}::timestamptz then last_author_id else ${authorId} end
    where forum_id = ${forumId}`.execute(db)
  await invalidateForum(db, forumId)
}

/** Subtracts deleted posts of a forum that the caller has locked; the latest remaining post becomes its latest. */
export async function uncountPosts(db: Db, forumId: string, deleted: number): Promise<void> {
  await sql`
    update forums set post_count = post_count - ${deleted}, (last_post_at, last_author_id) = (
      select max(latest.created_at), (array_agg(latest.author_id))[1] from (
        select created_at, author_id from forum_posts
        where forum_posts.forum_id = forums.forum_id and deleted_at is null
        order by created_at desc, post_id desc limit 1) as latest)
    where forum_id = ${forumId}`.execute(db)
  await invalidateForum(db, forumId)
}
