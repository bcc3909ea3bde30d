import type { Report } from '#contract/community/moderation.ts'
import { ALREADY_REVIEWED, REPORT_NOT_FOUND, type Verdict } from '#contract/community/moderation-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { lockPendingReports, reportById } from '../queries.ts'

interface Decision {
  status: Verdict
  admin_notes?: string | undefined
  /** Also decides other pending reports on the subject. */
  with_others?: boolean | undefined
}

/**
 * A concurrent second decision waits and then finds nothing pending.
 * @throws HttpError 404, 409
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
    const pending = await lockPendingReports(db, reportId, with_others ? report.subject_id : null)
    if (!pending.some(({ report_id }) => report_id === reportId)) throw new HttpError(409, ALREADY_REVIEWED)
    const notes = admin_notes?.trim() || null
    const ids = pending.map(({ report_id }) => report_id)
    const verdict = { status, admin_notes: notes, reviewed_at: now, reviewer_id: admin.id }
    await db.updateTable('content_reports').set(verdict).where('report_id', 'in', ids).execute()
    for (const one of pending) await auditDecision(db, admin, report, { ...one, status, notes }, now)
    return (await reportById(db, reportId)) as Report
  })
}

interface DecidedReport {
  report_id: string
  reason: string
  author_id: string | null
  status: Verdict
  notes: string | null
}

function auditDecision(
  db: Db,
  actor: Member,
  { subject: reported, subject_id, post_id, author, forum_posts }: Report,
  { report_id, reason, author_id, status, notes }: DecidedReport,
  now: Date,
): Promise<void> {
  const subject = { kind: 'report', id: report_id, name: forum_posts.forum.title }
  const about = reported === 'post' ? { post_id } : { [`${reported}_id`]: subject_id }
  const details = { reason, ...about, author_id, author: author?.username ?? null, ...(notes && { notes }) }
  return recordAudit(db, { actor, action: `report.${status}`, subject, details }, now)
}
