import { ALREADY_REPORTED, OWN_POST_REPORT, POST_HIDDEN, POST_NOT_FOUND } from '#contract/community/forum-rules.ts'
import type { NewReport, Report } from '#contract/community/moderation.ts'
import { ALREADY_REVIEWED, REPORT_NOT_FOUND, type Verdict } from '#contract/community/moderation-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { pendingReports, reportablePost, reportById } from './queries.ts'

/**
 * Keeps what a post said when it was reported, whatever becomes of it.
 * @throws Refusal 404, 422 for one's own post, 409 for one that is hidden or that the person has reported already, 429
 */
export async function reportPost(
  db: Db,
  userId: string,
  postId: string,
  { reason, description }: NewReport,
  allowances: Quotas,
  now: Date,
): Promise<{ report_id: string }> {
  return inTransaction(db, async (db) => {
    const post = await reportablePost(db, postId)
    if (!post) throw new HttpError(404, POST_NOT_FOUND)
    if (post.author_id === userId) throw new HttpError(422, OWN_POST_REPORT)
    const { forum_id, author_id, content, created_at, hidden_at } = post
    if (hidden_at) throw new HttpError(409, POST_HIDDEN)
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
    if (!made) throw new HttpError(409, ALREADY_REPORTED)
    await consumeQuota(db, userId, 'reports', allowances.reports, now)
    return made
  })
}

interface Decision {
  status: Verdict
  admin_notes?: string | undefined
  with_others?: boolean | undefined
}

/**
 * Of two at once the second waits for the first and then finds nothing pending. Other pending reports of the same post can be dealt with by the same word.
 * @throws Refusal 404, 409 for a report that is not pending any more
 */
export async function reviewReport(
  db: Db,
  admin: Member,
  reportId: string,
  { status, admin_notes, with_others = false }: Decision,
  now: Date,
): Promise<Report> {
  return inTransaction(db, async (db) => {
    const report = await reportById(db, reportId)
    if (!report) throw new HttpError(404, REPORT_NOT_FOUND)
    const notes = admin_notes?.trim() || null
    const pending = await pendingReports(db, reportId, with_others ? report.post_id : null)
    if (!pending.some(({ report_id }) => report_id === reportId)) throw new HttpError(409, ALREADY_REVIEWED)
    const ids = pending.map(({ report_id }) => report_id)
    const verdict = { status, admin_notes: notes, reviewed_at: now, reviewer_id: admin.id }
    await db.updateTable('content_reports').set(verdict).where('report_id', 'in', ids).execute()
    const author = report.author?.username ?? null
    for (const { report_id, reason, author_id } of pending)
      await recordAudit(
        db,
        {
          ...{ actor: admin, action: `report.${status}` },
          subject: { kind: 'report', id: report_id, name: report.forum_posts.forum.title },
          details: { reason, post_id: report.post_id, author_id, author, ...(notes && { notes }) },
        },
        now,
      )
    return (await reportById(db, reportId)) as Report
  })
}
