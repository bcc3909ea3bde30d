import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { invalidateForum } from './invalidate.ts'

/** Statement part after `with inserted as (…)`. The caller has locked the forum. */
export const COUNT_INSERTED_POST = sql`
  update forums set post_count = post_count + 1, last_post_at = greatest(last_post_at, inserted.created_at),
    last_author_id = case when last_post_at > inserted.created_at then last_author_id else inserted.author_id end
  from inserted where forums.forum_id = inserted.forum_id`

/** The caller has locked the forum. */
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
