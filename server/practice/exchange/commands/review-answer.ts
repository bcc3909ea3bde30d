import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { GivenReview, NewReview } from '#contract/practice/exchange.ts'
import {
  ALREADY_REVIEWED_ANSWER,
  NOT_RESERVED,
  OFFER_WITHDRAWN,
  SCORE_EACH_DEMAND,
  SCORE_TOO_HIGH,
} from '#contract/practice/exchange-rules.ts'
import type { StoredMainsQuestion } from '#contract/practice/writing-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { givenBy } from '../queries.ts'
import { scoreFault } from '../rules.ts'
import { openWaitingAnswer } from './open-waiting-answer.ts'

/**
 * Idempotent. Valid after the reserved time until another reviewer has the answer.
 * @throws HttpError 404, 409 if reviewed otherwise or withdrawn, 422
 */
export async function reviewAnswer(
  db: Db,
  userId: string,
  offerId: string,
  { scores, comment }: NewReview,
  now: Date,
): Promise<GivenReview> {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const review = { scores, comment: comment.trim() }
    const offer = await lockOffer(db, offerId)
    const [stored] = (await givenBy(db, userId, { offerId, limit: 1 })).data
    if (stored) return assertSame(stored, review)
    if (offer?.reserved_by !== userId || offer.hidden_at) throw new HttpError(404, NOT_RESERVED)
    if (offer.withdrawn_at) throw new HttpError(409, OFFER_WITHDRAWN)
    assertScores(scores, offer.question)
    await insertReview(db, userId, offerId, review, now)
    await openWaitingAnswer(db, userId, now)
    return (await givenBy(db, userId, { offerId, limit: 1 })).data[0] as GivenReview
  })
}

function assertSame(stored: GivenReview, { scores, comment }: NewReview): GivenReview {
  if (stored.comment !== comment || stored.scores.join() !== scores.join()) throw new HttpError(409, ALREADY_REVIEWED_ANSWER)
  return stored
}

function assertScores(scores: number[], { key_demands }: StoredMainsQuestion): void {
  const fault = scoreFault(scores, key_demands)
  if (!fault) return
  const message = fault === 'missing' ? SCORE_EACH_DEMAND : SCORE_TOO_HIGH
  throw new HttpError(422, message, { details: [{ path: 'scores', message }] })
}

interface LockedOffer {
  reserved_by: string | null
  withdrawn_at: Date | null
  hidden_at: Date | null
  question: StoredMainsQuestion
}

async function lockOffer(db: Db, offerId: string): Promise<LockedOffer | undefined> {
  const { rows } = await sql<LockedOffer>`
    select reserved_by, withdrawn_at, hidden_at, question from exchanged_answers as offer join written_answers using (answer_id)
    where offer_id = ${offerId} for update of offer`.execute(db)
  return rows[0]
}

async function insertReview(db: Db, userId: string, offerId: string, { scores, comment }: NewReview, now: Date): Promise<void> {
  const score_hundredths = scores.reduce((sum, score) => sum + score, 0)
  await db
    .insertInto('answer_reviews')
    .values({
      review_id: randomUUID(),
      offer_id: offerId,
      reviewer_id: userId,
      reviewed_at: now,
      scores: JSON.stringify(scores),
      score_hundredths,
      comment,
    })
    .execute()
  await sql`
    update exchanged_answers set reviews = reviews + 1, reserved_by = null, reserved_until = null where offer_id = ${offerId}`.execute(
    db,
  )
  await sql`
    insert into exchange_members (user_id, reviews_given) values (${userId}, 1)
    on conflict (user_id) do update set reviews_given = exchange_members.reviews_given + 1`.execute(db)
}
