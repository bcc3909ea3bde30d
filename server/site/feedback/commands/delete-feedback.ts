import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { assertFeedback } from './assert-feedback.ts'

/** @throws HttpError 404 */
export async function deleteFeedback(
  db: Db,
  admin: Pick<Member, 'id' | 'username'>,
  feedbackId: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (db) => {
    const deleted = await db
      .deleteFrom('feedback')
      .where('feedback_id', '=', feedbackId)
      .returning(['tracking_id', 'status'])
      .executeTakeFirst()
    const { tracking_id: name, status } = assertFeedback(deleted)
    const subject = { kind: 'feedback', id: feedbackId, name }
    await recordAudit(db, { actor: admin, action: 'feedback.deleted', subject, details: { status } }, now)
  })
}
