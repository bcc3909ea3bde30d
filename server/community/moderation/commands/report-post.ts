import { ALREADY_REPORTED, OWN_POST_REPORT, POST_HIDDEN, POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { NewReport } from '#contract/community/moderation.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { reportablePost } from '../queries.ts'

/**
 * The report keeps the text of the post at this moment, even if the post is edited or deleted later.
 * @throws HttpError 404, 422 for one's own post, 409 for a hidden post or one this user has already reported, 429
 */
export async function reportPost(
  db: Db,
  userId: string,
  postId: string,
  { reason, description }: NewReport,
  quotas: Quotas,
  now: Date,
): Promise<{ report_id: string }> {
  return inTransaction(db, async (db) => {
    const post = await reportablePost(db, postId)
    if (!post) throw new HttpError(404, POST_NOT_FOUND)
    if (post.author_id === userId) throw new HttpError(422, OWN_POST_REPORT)
    if (post.hidden_at) throw new HttpError(409, POST_HIDDEN)
    const report = await db
      .insertInto('content_reports')
      .values({
        report_id: newId(),
        post_id: postId,
        forum_id: post.forum_id,
        author_id: post.author_id,
        reporter_id: userId,
        reason,
        description: description?.trim() || null,
        reported_content: post.content,
        post_created_at: post.created_at,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['post_id', 'reporter_id']).doNothing())
      .returning('report_id')
      .executeTakeFirst()
    if (!report) throw new HttpError(409, ALREADY_REPORTED)
    await consumeQuota(db, userId, 'reports', quotas.reports, now)
    return report
  })
}
