import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** A deleted post is kept only for its replies. */
export async function changeReplyCount(db: Db, postId: string, change: 1 | -1): Promise<void> {
  await sql`update forum_posts set replies_count = replies_count + ${change} where post_id = ${postId}`.execute(db)
  if (change > 0) return
  await db
    .deleteFrom('forum_posts')
    .where('post_id', '=', postId)
    .where('deleted_at', 'is not', null)
    .where('replies_count', '=', 0)
    .execute()
}
