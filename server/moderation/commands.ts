import { ALREADY_REPORTED, OWN_POST_REPORT, POST_NOT_FOUND } from '#contract/community-rules.ts'
import type { NewReport } from '#contract/moderation.ts'
import type { Db } from '#server/db/open.ts'
import { type Allowances, spend } from '#server/platform/allowance.ts'
import { newId } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { inTransaction } from '#server/platform/signals.ts'
import { reportablePost } from './queries.ts'

/**
 * Keeps what a post said when it was reported, whatever becomes of it.
 * @throws Refusal 404, 422 for one's own post, 409 for a post that the person has reported already, 429
 */
export async function reportPost(
  db: Db,
  userId: string,
  postId: string,
  { reason, description }: NewReport,
  allowances: Allowances,
  now: Date,
): Promise<{ report_id: string }> {
  return inTransaction(db, async (db) => {
    const post = await reportablePost(db, postId)
    if (!post) throw new Refusal(404, POST_NOT_FOUND)
    if (post.author_id === userId) throw new Refusal(422, OWN_POST_REPORT)
    const { forum_id, author_id, content, created_at } = post
    const made = await db
      .insertInto('content_reports')
      .values({
        ...{ report_id: newId(), post_id: postId, forum_id, author_id, reporter_id: userId },
        ...{
          reason,
          description: description?.trim() || null,
          reported_content: content,
          post_created_at: created_at,
          created_at: now,
        },
      })
      .onConflict((conflict) => conflict.columns(['post_id', 'reporter_id']).doNothing())
      .returning('report_id')
      .executeTakeFirst()
    if (!made) throw new Refusal(409, ALREADY_REPORTED)
    await spend(db, userId, 'reports', allowances.reports, now)
    return made
  })
}
