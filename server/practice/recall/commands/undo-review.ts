import { REVIEW_NOT_FOUND } from '#contract/practice/recall-rules.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { examOf } from '#server/practice/shared/recall-day.ts'
import { dueBefore } from '../rules.ts'
import { replayed, reviewsOf, setSchedules } from './replay-cards.ts'
import { lockCards } from './review-cards.ts'

interface Undone {
  review_id: string
  card_id: string
  due: string | null
}

/** @throws HttpError 404 */
export function undoReview(db: Db, userId: string, reviewId: string, now: Date): Promise<Undone> {
  return inTransaction(db, async (db) => {
    const found = await db
      .selectFrom('recall_reviews')
      .where('user_id', '=', userId)
      .where('review_id', '=', reviewId)
      .select(['review_id', 'card_id'])
      .executeTakeFirst()
    if (!found) throw new HttpError(404, REVIEW_NOT_FOUND)
    const { cards, scheduler } = await lockCards(db, userId, [found.card_id])
    const card = cards.get(found.card_id)
    await db
      .updateTable('recall_reviews')
      .set({ undone_at: now })
      .where('user_id', '=', userId)
      .where('review_id', '=', reviewId)
      .where('undone_at', 'is', null)
      .execute()
    if (!card) return { ...found, due: null }
    const { schedule } = replayed(scheduler, card, await reviewsOf(db, userId, [card.card_id]))
    await setSchedules(userId, [{ card_id: card.card_id, ...schedule }]).execute(db)
    return { ...found, due: dueBefore(schedule, examOf(card, now).examAt)?.toISOString() ?? null }
  })
}
