import { COMMENT_GONE } from '#contract/newsroom/desk/desk-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Actor } from './plan-draft.ts'

/** @throws HttpError 404 */
export async function closeComment(db: Db, commentId: string, isClosed: boolean, actor: Actor, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('desk_comments')
    .set(isClosed ? { closed_by: actor.id, closed_at: now } : { closed_by: null, closed_at: null })
    .where('comment_id', '=', commentId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(404, COMMENT_GONE)
}
