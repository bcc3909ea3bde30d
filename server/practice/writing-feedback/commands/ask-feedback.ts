import { FEEDBACK_NEEDS_CONSENT, FEEDBACK_NEEDS_TEXT, FEEDBACK_NOT_OFFERED } from '#contract/practice/writing-feedback-rules.ts'
import { ANSWER_NOT_FOUND } from '#contract/practice/writing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import { canBeRead, hasAgreed, type Offer, ownAnswer } from '../queries.ts'

export const FEEDBACK_JOB = 'make-answer-feedback'

interface Asking {
  userId: string
  answerId: string
  offer: Offer | undefined
}

/**
 * Repeats only failed requests.
 * @throws HttpError 404, 409 without a service, consent or text, 429
 */
export async function askFeedback(db: Db, queue: Queue, { userId, answerId, offer }: Asking, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const answer = await ownAnswer(db, userId, answerId)
    if (!answer) throw new HttpError(404, ANSWER_NOT_FOUND)
    if (!offer) throw new HttpError(409, FEEDBACK_NOT_OFFERED)
    if (!canBeRead(answer)) throw new HttpError(409, FEEDBACK_NEEDS_TEXT)
    if (!(await hasAgreed(db, userId, offer.chat.host))) throw new HttpError(409, FEEDBACK_NEEDS_CONSENT)
    if (!(await beginRequest(db, userId, answerId, offer, now))) return
    await consumeQuota(db, userId, 'answerFeedback', offer.quota, now)
    await queue.enqueue(db, FEEDBACK_JOB, { answerId, userId })
  })
}

/** @returns false for a waiting or finished request */
async function beginRequest(db: Db, userId: string, answerId: string, { chat }: Offer, now: Date): Promise<boolean> {
  const request = {
    request_id: newId(),
    state: 'waiting',
    failure: null,
    tries: 0,
    asked_at: now,
    settled_at: null,
    host: chat.host,
    model: chat.model,
  }
  const begun = await db
    .insertInto('answer_feedback')
    .values({ answer_id: answerId, user_id: userId, ...request })
    .onConflict((conflict) => conflict.column('answer_id').doUpdateSet(request).where('answer_feedback.state', '=', 'failed'))
    .returning('answer_id')
    .executeTakeFirst()
  return begun !== undefined
}
