import { sql } from 'kysely'
import { REVIEW_NOT_FOUND } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { dueBefore, examOf, type Review } from '../rules.ts'
import { lockCards, replayed, setSchedules } from './review-cards.ts'

interface Undone {
  review_id: string
  card_id: string
  due: string | null
}

/** Marks the review as undone and reschedules its card, unless the card has been deleted. @throws HttpError 404 */
export function undoReview(db: Db, userId: string, reviewId: string, now: Date): Promise<Undone> {
  return inTransaction(db, async (db) => {
    const found = await db
      .selectFrom('recall_reviews')
      .where('user_id', '=', userId)
      .where('review_id', '=', reviewId)
      .select(['review_id', 'card_id'])
      .executeTakeFirst()
    if (!found) throw new HttpError(404, REVIEW_NOT_FOUND)
    const card = (await lockCards(db, userId, [found.card_id])).get(found.card_id)
    await db
      .updateTable('recall_reviews')
      .set({ undone_at: now })
      .where('user_id', '=', userId)
      .where('review_id', '=', reviewId)
      .where('undone_at', 'is', null)
      .execute()
    if (!card) return { ...found, due: null }
    const { schedule } = replayed(card, await reviewsOf(db, userId, card.card_id))
    await setSchedules(userId, [{ card_id: card.card_id, ...schedule }]).execute(db)
    return { ...found, due: dueBefore(schedule, examOf(card, now).examAt).toISOString() }
  })
}

async function reviewsOf(db: Db, userId: string, cardId: string): Promise<(Review & { undone_at: Date | null })[]> {
  const { rows } = await sql<Review & { undone_at: Date | null }>`
    select review_id, grade, reviewed_at, undone_at from recall_reviews where user_id = ${userId} and card_id = ${cardId}`.execute(
    db,
  )
  return rows
}
