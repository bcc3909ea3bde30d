import type { ReportReason } from '#contract/community/forum-rules.ts'
import type { ReportSubject } from '#contract/community/moderation-rules.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'

/** What is reported: one of the three ids, with the text as it is now. */
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
  /** When it was written, whatever it is. */
  post_created_at: Date
}

/**
 * Stores a report; must run in a transaction. The report keeps the text of this moment, even if it is edited or deleted later.
 * @returns undefined if this person has reported the same before @throws HttpError 429
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
