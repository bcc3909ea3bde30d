import { ALREADY_REPORTED, OWN_POST_REPORT, POST_HIDDEN, POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { NewReport } from '#contract/community/moderation.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { reportablePost } from '../queries.ts'
import { storeReport } from './store-report.ts'

/**
 * The report keeps the text as it is now.
 * @throws HttpError 404, 422 for the caller's own post, 409 for a hidden or already reported one, 429
 */
export async function reportPost(
  db: Db,
  userId: string,
  postId: string,
  told: NewReport,
  quotas: Quotas,
  now: Date,
): Promise<{ report_id: string }> {
  return inTransaction(db, async (db) => {
    const post = await reportablePost(db, postId)
    if (!post) throw new HttpError(404, POST_NOT_FOUND)
    if (post.author_id === userId) throw new HttpError(422, OWN_POST_REPORT)
    if (post.hidden_at) throw new HttpError(409, POST_HIDDEN)
    const { forum_id, author_id, content: reported_content, created_at: post_created_at } = post
    const about = { subject: 'post' as const, post_id: postId, forum_id, author_id, reported_content, post_created_at }
    const report = await storeReport(db, { ...about, reporter_id: userId, ...told }, quotas, now)
    if (!report) throw new HttpError(409, ALREADY_REPORTED)
    return report
  })
}
