import { sql } from 'kysely'
import { OFFER_NOT_FOUND, REVIEW_NOT_FOUND } from '#contract/practice/exchange-rules.ts'
import { recordAuditUnlessAuthor } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Member } from '#server/platform/auth/sessions.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Written {
  offer_id: string
  author_id: string
  author_name: string
  content: string
  hidden_at: Date | null
}

/** @throws HttpError 404 */
export async function hideAnswer(db: Db, admin: Member, offerId: string, isHidden: boolean, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const answer = await lockAnswer(db, offerId)
    if (!answer) throw new HttpError(404, OFFER_NOT_FOUND)
    if ((answer.hidden_at !== null) === isHidden) return
    const hidden_at = isHidden ? now : null
    await db.updateTable('exchanged_answers').set({ hidden_at }).where('offer_id', '=', offerId).execute()
    await record(db, admin, { kind: 'answer', id: offerId }, answer, isHidden, now)
  })
}

async function lockAnswer(db: Db, offerId: string): Promise<Written | undefined> {
  const { rows } = await sql<Written>`
    select offer_id, offer.user_id as author_id, username as author_name, text as content, hidden_at
    from exchanged_answers as offer join written_answers using (answer_id) join users on users.user_id = offer.user_id
    where offer_id = ${offerId} for update of offer`.execute(db)
  return rows[0]
}

/**
 * A hidden review does not count; its author owes another, unless it opened an answer.
 * @throws HttpError 404
 */
export async function hideReview(db: Db, admin: Member, reviewId: string, isHidden: boolean, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    const review = await lockReview(db, reviewId)
    if (!review) throw new HttpError(404, REVIEW_NOT_FOUND)
    if ((review.hidden_at !== null) === isHidden) return
    const hidden_at = isHidden ? now : null
    await db.updateTable('answer_reviews').set({ hidden_at }).where('review_id', '=', reviewId).execute()
    await countReview(db, review, isHidden ? -1 : 1)
    await record(db, admin, { kind: 'review', id: reviewId }, review, isHidden, now)
  })
}

type Review = Written & { reviewed_at: Date }

async function lockReview(db: Db, reviewId: string): Promise<Review | undefined> {
  const { rows } = await sql<Review>`
    select offer_id, reviewer_id as author_id, username as author_name, comment as content, review.hidden_at, reviewed_at
    from answer_reviews as review join exchanged_answers as offer using (offer_id) join users on users.user_id = reviewer_id
    where review_id = ${reviewId} for update of offer, review`.execute(db)
  return rows[0]
}

async function countReview(db: Db, { offer_id, author_id, reviewed_at }: Review, step: 1 | -1): Promise<void> {
  await sql`update exchanged_answers set reviews = greatest(0, reviews + ${step}) where offer_id = ${offer_id}`.execute(db)
  await sql`
    update exchange_members set reviews_given = greatest(0, reviews_given + ${step})
    where user_id = ${author_id} and (last_opened_at is null or last_opened_at < ${reviewed_at})`.execute(db)
}

function record(
  db: Db,
  actor: Member,
  subject: { kind: 'answer' | 'review'; id: string },
  { author_id, author_name, content }: Written,
  isHidden: boolean,
  now: Date,
): Promise<void> {
  const author = { id: author_id, username: author_name }
  const action = isHidden ? 'exchange.hidden' : 'exchange.shown'
  return recordAuditUnlessAuthor(db, { actor, action, subject: { ...subject, name: '' }, author, content }, now)
}
