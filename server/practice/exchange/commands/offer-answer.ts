import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Offer } from '#contract/practice/exchange.ts'
import { ANSWER_IS_EMPTY, ANSWER_NOT_FINISHED, OFFER_HIDDEN, OFFER_NOT_FOUND } from '#contract/practice/exchange-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { offersOf } from '../queries.ts'
import { type OfferState, statusOf } from '../rules.ts'
import { openWaitingAnswer } from './open-waiting-answer.ts'

/**
 * Idempotent. A withdrawn answer is queued again; an expired one waits again.
 * @throws HttpError 404, 409, 429
 */
export async function offerAnswer(db: Db, userId: string, answerId: string, quotas: Quotas, now: Date): Promise<Offer> {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const answer = await answerToOffer(db, userId, answerId)
    if (!answer) throw new HttpError(404, OFFER_NOT_FOUND)
    if (!answer.is_submitted) throw new HttpError(409, ANSWER_NOT_FINISHED)
    if (answer.is_empty) throw new HttpError(409, ANSWER_IS_EMPTY)
    if (answer.hidden_at) throw new HttpError(409, OFFER_HIDDEN)
    if (answer.offer_id === null) {
      await insertOffer(db, userId, answerId, now)
      await consumeQuota(db, userId, 'offers', quotas.offers, now)
    } else await offerAgain(db, answer.offer_id, answer, now)
    await openWaitingAnswer(db, userId, now)
    return (await offersOf(db, userId, { answer_id: answerId, limit: 1 }, now)).data[0] as Offer
  })
}

interface AnswerRow extends OfferState {
  is_submitted: boolean
  is_empty: boolean
  offer_id: string | null
  hidden_at: Date | null
}

async function answerToOffer(db: Db, userId: string, answerId: string): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select submitted_at is not null as is_submitted,
      btrim(text) = '' and not exists (select from answer_photos where answer_photos.answer_id = answer.answer_id) as is_empty,
      offer_id, hidden_at, opened_at, withdrawn_at, reviews
    from written_answers as answer left join exchanged_answers as offer using (answer_id)
    where answer_id = ${answerId} and answer.user_id = ${userId} for key share of answer`.execute(db)
  return rows[0]
}

/** Random: an id sorted by time would reveal the time of the offer. */
const insertOffer = (db: Db, userId: string, answerId: string, now: Date) =>
  db
    .insertInto('exchanged_answers')
    .values({ offer_id: randomUUID(), answer_id: answerId, user_id: userId, offered_at: now })
    .execute()

async function offerAgain(db: Db, offerId: string, state: OfferState, now: Date): Promise<void> {
  const isExpired = statusOf({ ...state, withdrawn_at: null }, now) === 'expired'
  if (!state.withdrawn_at && !isExpired) return
  const again = isExpired ? { opened_at: null, queued_at: null } : { queued_at: state.opened_at && now }
  await db
    .updateTable('exchanged_answers')
    .set({ withdrawn_at: null, offered_at: now, ...again })
    .where('offer_id', '=', offerId)
    .execute()
}
