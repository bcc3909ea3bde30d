import { sql } from 'kysely'
import { FEEDBACK_NOT_FOUND, type FeedbackDetail, NOT_EDITABLE } from '#contract/site/feedback.ts'
import { EDITABLE_STATUSES } from '#contract/site/feedback-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { isOwn, ownFeedback } from '../queries.ts'
import { assertFeedback } from './assert-feedback.ts'

/**
 * The update checks the status, which may change concurrently.
 * @throws HttpError 404, also for another's; 409 once in progress
 */
export async function editFeedback(
  db: Db,
  userId: string,
  feedbackId: string,
  { subject, message }: { subject: string; message: string },
  now: Date,
): Promise<FeedbackDetail> {
  const isChanged = sql<boolean>`(subject, message) is distinct from (${subject}, ${message})`
  const edited = await db
    .updateTable('feedback')
    .set({
      subject,
      message,
      updated_at: sql`case when ${isChanged} then greatest(${now}::timestamptz, updated_at + interval '1 millisecond') else updated_at end`,
    })
    .where('feedback_id', '=', feedbackId)
    .where('user_id', '=', userId)
    .where('status', 'in', EDITABLE_STATUSES)
    .returning('feedback_id')
    .executeTakeFirst()
  if (edited) return assertFeedback(await ownFeedback(db, userId, 'feedback_id', feedbackId))
  if (await isOwn(db, userId, feedbackId)) throw new HttpError(409, NOT_EDITABLE, { code: 'not_editable' })
  throw new HttpError(404, FEEDBACK_NOT_FOUND)
}
