import { sql } from 'kysely'
import { FORUM_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { requireForum } from './require-forum.ts'

/** Idempotent. @throws HttpError 404 */
export async function subscribe(db: Db, userId: string, forumId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into forum_subscriptions (forum_id, user_id, created_at)
    select forum_id, ${userId}, ${now} from forums where forum_id = ${forumId}
    on conflict (forum_id, user_id) do update set created_at = forum_subscriptions.created_at
    returning 1`.execute(db)
  if (rows.length === 0) throw new HttpError(404, FORUM_NOT_FOUND)
}

/** @throws HttpError 404 */
export async function unsubscribe(db: Db, userId: string, forumId: string): Promise<void> {
  await requireForum(db, forumId)
  await db.deleteFrom('forum_subscriptions').where('forum_id', '=', forumId).where('user_id', '=', userId).execute()
}
