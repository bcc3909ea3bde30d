import { sql } from 'kysely'
import { NAMES_SHOWN, REVIEW_NOT_FOUND } from '#contract/practice/exchange-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

interface Sides {
  author_agreed: boolean
  reviewer_agreed: boolean
  is_author: boolean
  other_name: string
}

/**
 * Names are shown once both sides agree.
 * @throws HttpError 404, 409 for withdrawing then
 */
export async function showName(db: Db, userId: string, reviewId: string, agreed: boolean) {
  return inTransaction(db, async (db) => {
    const sides = await lockSides(db, userId, reviewId)
    if (!sides) throw new HttpError(404, REVIEW_NOT_FOUND)
    const others = sides.is_author ? sides.reviewer_agreed : sides.author_agreed
    if (!agreed && sides.author_agreed && sides.reviewer_agreed) throw new HttpError(409, NAMES_SHOWN)
    const column = sides.is_author ? 'author_agreed' : 'reviewer_agreed'
    await db
      .updateTable('answer_reviews')
      .set({ [column]: agreed })
      .where('review_id', '=', reviewId)
      .execute()
    return { shows_my_name: agreed, other_name: agreed && others ? sides.other_name : null }
  })
}

async function lockSides(db: Db, userId: string, reviewId: string): Promise<Sides | undefined> {
  const { rows } = await sql<Sides>`
    select author_agreed, reviewer_agreed, offer.user_id = ${userId} as is_author, other.username as other_name
    from answer_reviews as review join exchanged_answers as offer using (offer_id)
      join users as other on other.user_id = case when offer.user_id = ${userId} then reviewer_id else offer.user_id end
    where review_id = ${reviewId} and (reviewer_id = ${userId} or offer.user_id = ${userId})
      and review.hidden_at is null and offer.hidden_at is null for update of review`.execute(db)
  return rows[0]
}
