import {
  CORRECTION_NEEDED,
  CORRECTION_WITHOUT_DECISION,
  MISTAKE_DECIDED,
  MISTAKE_REPORT_NOT_FOUND,
  type MistakeDecision,
  NOT_ITS_CORRECTION,
} from '#contract/newsroom/mistake-report-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { reportDecided } from '../notices.ts'
import { isCorrectionOf, lockReport, lockReporter } from '../queries.ts'

interface Decision {
  status: MistakeDecision
  answer: string
  correction_id?: string | undefined
}

/**
 * Admins are not notified of their own reports.
 * @throws HttpError 404, 409 if answered, 422 for “corrected” without a correction of its article
 */
export function decideReport(
  db: Db,
  admin: Pick<Member, 'id' | 'username'>,
  reportId: string,
  decision: Decision,
  now: Date,
): Promise<{ report_id: string; status: MistakeDecision }> {
  return inTransaction(db, async (db) => {
    // Same order as account deletion, to avoid deadlocks.
    await lockReporter(db, reportId)
    const report = await lockReport(db, reportId)
    if (!report) throw new HttpError(404, MISTAKE_REPORT_NOT_FOUND)
    if (report.status !== 'open') throw new HttpError(409, MISTAKE_DECIDED)
    await assertCorrection(db, report.article_id, decision)
    const { status, answer, correction_id = null } = decision
    await db
      .updateTable('mistake_reports')
      .set({ status, answer, correction_id, decided_at: now, decided_by: admin.id })
      .where('report_id', '=', reportId)
      .execute()
    if (report.user_id !== admin.id) await notify(db, [reportDecided({ ...report, status, answer, correction_id })], now)
    const subject = { kind: 'mistake_report', id: reportId, name: report.article_title }
    const details = { article_id: report.article_id, ...(answer && { answer }), ...(correction_id && { correction_id }) }
    await recordAudit(db, { actor: admin, action: `mistake_report.${status}`, subject, details }, now)
    return { report_id: reportId, status }
  })
}

async function assertCorrection(db: Db, articleId: string | null, { status, correction_id }: Decision): Promise<void> {
  if (status !== 'corrected') {
    if (correction_id) throw mistake(CORRECTION_WITHOUT_DECISION)
    return
  }
  if (!correction_id) throw mistake(CORRECTION_NEEDED)
  if (!articleId || !(await isCorrectionOf(db, articleId, correction_id))) throw mistake(NOT_ITS_CORRECTION)
}

const mistake = (message: string) => new HttpError(422, message, { details: [{ path: 'correction_id', message }] })
