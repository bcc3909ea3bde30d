import type { ReportReason } from '#contract/community/forum-rules.ts'
import type { ReportSubject } from '#contract/community/moderation-rules.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'

/** One of `post_id`, `offer_id` and `answer_review_id` is set. */
interface NewRow {
  subject: ReportSubject
  post_id?: string
  forum_id?: string
  offer_id?: string
  answer_review_id?: string
  author_id: string | null
  reporter_id: string
  reason: ReportReason
  description?: string | undefined
  reported_content: string
  /** Of the reported text. */
  post_created_at: Date
}

/**
 * Needs a transaction.
 * @returns `undefined` if this person has reported it before
 * @throws HttpError 429
 */
export async function storeReport(
  db: Db,
  { description, ...row }: NewRow,
  quotas: Quotas,
  now: Date,
): Promise<{ report_id: string } | undefined> {
  const report = await db
    .insertInto('content_reports')
    .values({ report_id: newId(), ...row, description: description?.trim() || null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst()
  if (report) await consumeQuota(db, row.reporter_id, 'reports', quotas.reports, now)
  return report
}
