import { type AdminFeedback, CHANGED_MEANWHILE } from '#contract/site/feedback.ts'
import type { FeedbackStatus } from '#contract/site/feedback-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands/notify.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { FeedbackMailJob } from '../jobs.ts'
import { feedbackUpdated } from '../notices.ts'
import { adminFeedback, lockAuthor, lockFeedback } from '../queries.ts'
import { changesBetween, hasChanges, isSame, nextUpdate, type Review } from '../rules.ts'
import { assertFeedback } from './assert-feedback.ts'

interface Decision {
  status: FeedbackStatus
  /** Keeps the response if missing. */
  admin_response?: string | null | undefined
  expected_updated_at?: string | undefined
}

/**
 * Idempotent.
 * @throws HttpError 404, 409 with the current feedback if changed since loading
 */
export async function reviewFeedback(
  db: Db,
  queue: Queue,
  admin: Pick<Member, 'id' | 'username'>,
  feedbackId: string,
  decision: Decision,
  now: Date,
): Promise<AdminFeedback> {
  return inTransaction(db, async (db) => {
    const before = await lock(db, feedbackId)
    const { status, admin_response = before.admin_response } = decision
    const after: Review = { status, admin_response }
    if (isSame(before, after)) return assertFeedback(await adminFeedback(db, feedbackId))
    await assertUnchanged(db, feedbackId, before.updated_at, decision.expected_updated_at)
    const change = { feedbackId, adminId: admin.id, before, after, at: nextUpdate(before.updated_at, now) }
    await storeReview(db, change, now)
    await notifyAuthor(db, queue, change, now)
    const subject = { kind: 'feedback', id: feedbackId, name: before.tracking_id }
    const details = { from: before.status, to: status, responded: after.admin_response !== before.admin_response }
    await recordAudit(db, { actor: admin, action: 'feedback.updated', subject, details }, now)
    return assertFeedback(await adminFeedback(db, feedbackId))
  })
}

/** Author first, as account deletion does, to avoid deadlocks. @throws HttpError 404 */
async function lock(db: Db, feedbackId: string) {
  await lockAuthor(db, feedbackId)
  const row = assertFeedback(await lockFeedback(db, feedbackId))
  return { ...row, status: row.status as FeedbackStatus }
}

async function assertUnchanged(db: Db, feedbackId: string, updatedAt: Date, expected: string | undefined): Promise<void> {
  if (expected === undefined || new Date(expected).getTime() === updatedAt.getTime()) return
  throw new HttpError(409, CHANGED_MEANWHILE, { code: 'changed_meanwhile', current: await adminFeedback(db, feedbackId) })
}

interface ReviewChange {
  feedbackId: string
  adminId: string
  before: Awaited<ReturnType<typeof lock>>
  after: Review
  at: Date
}

async function storeReview(db: Db, { feedbackId, adminId, before, after, at }: ReviewChange, now: Date): Promise<void> {
  const respondedAt = after.admin_response === before.admin_response ? before.responded_at : now
  await db
    .updateTable('feedback')
    .set({ ...after, responded_at: after.admin_response === null ? null : respondedAt, updated_at: at })
    .where('feedback_id', '=', feedbackId)
    .execute()
  if (after.status === before.status) return
  await db
    .insertInto('feedback_status_changes')
    .values({ change_id: newId(), feedback_id: feedbackId, status: after.status, changed_by: adminId, changed_at: now })
    .execute()
}

/** Not for admins' own feedback. */
async function notifyAuthor(
  db: Db,
  queue: Queue,
  { feedbackId, adminId, before, after, at }: ReviewChange,
  now: Date,
): Promise<void> {
  const { user_id: userId, tracking_id: trackingId, subject } = before
  const news = changesBetween(before, after)
  if (!hasChanges(news) || userId === adminId) return
  await notify(db, [feedbackUpdated({ feedbackId, trackingId, userId, subject, news, at })], now)
  await queue.enqueue(db, 'mail-feedback-update', { feedbackId, news } satisfies FeedbackMailJob)
}
