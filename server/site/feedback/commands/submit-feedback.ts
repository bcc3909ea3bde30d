import { randomBytes } from 'node:crypto'
import { type FeedbackDetail, SENT_BEFORE } from '#contract/site/feedback.ts'
import { TRACKING_LENGTH } from '#contract/site/feedback-rules.ts'
import * as m from '#messages/server/site.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quota } from '#server/settings/quota-settings.ts'
import { feedbackByKey, ownFeedback } from '../queries.ts'
import { trackingIdOf } from '../rules.ts'
import { assertFeedback } from './assert-feedback.ts'

interface NewFeedback {
  subject: string
  message: string
  client_key?: string | undefined
}

/**
 * Once per client key.
 * @throws HttpError 422 for a reused client key, 429
 */
export async function submitFeedback(
  db: Db,
  userId: string,
  sent: NewFeedback,
  quota: Quota,
  now: Date,
): Promise<FeedbackDetail> {
  return inTransaction(db, async (db) => {
    const { feedback_id, isNew } = await insertOrFind(db, userId, sent, now)
    if (isNew) await consumeQuota(db, userId, 'feedback', quota, now)
    return assertFeedback(await ownFeedback(db, userId, 'feedback_id', feedback_id))
  })
}

const MAX_ATTEMPTS = 4

/** A known client key is a resend; a taken tracking id is drawn again. */
async function insertOrFind(
  db: Db,
  userId: string,
  sent: NewFeedback,
  now: Date,
): Promise<{ feedback_id: string; isNew: boolean }> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const added = await insertFeedback(db, userId, sent, now)
    if (added) return { ...added, isNew: true }
    const stored = sent.client_key && (await feedbackByKey(db, userId, sent.client_key))
    if (!stored) continue
    if (stored.subject !== sent.subject || stored.message !== sent.message)
      throw new HttpError(422, SENT_BEFORE, { details: [{ path: 'client_key', message: SENT_BEFORE }] })
    return { feedback_id: stored.feedback_id, isNew: false }
  }
  throw new HttpError(503, m.feedbackNotStored, { retryAfter: 1 })
}

const insertFeedback = (db: Db, user_id: string, { subject, message, client_key }: NewFeedback, now: Date) =>
  db
    .insertInto('feedback')
    .values({
      feedback_id: newId(),
      tracking_id: trackingIdOf(randomBytes(TRACKING_LENGTH)),
      user_id,
      client_key: client_key ?? null,
      subject,
      message,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('feedback_id')
    .executeTakeFirst()
