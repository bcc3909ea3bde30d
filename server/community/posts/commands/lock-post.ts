import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { StoredPost } from '../rules.ts'
import { assertPost } from './assert-post.ts'

/** Locks the post. @throws HttpError 404, also if deleted */
export async function lockPost(db: Db, postId: string): Promise<StoredPost> {
  const { rows } = await sql<StoredPost>`
    select post_id, forum_id, title, is_locked, post.author_id, username as author_name, parent_post_id, content, replies_count,
      hidden_at is not null as is_hidden
    from forum_posts as post join forums using (forum_id) left join users on users.user_id = post.author_id
    where post_id = ${postId} and deleted_at is null for update of post`.execute(db)
  return assertPost(rows[0])
}
