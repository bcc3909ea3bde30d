import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The account's reviews are deleted with it. */
export async function exchangeOnAccountDeleted(db: Db, userId: string): Promise<void> {
  await sql`
    update exchanged_answers set reviews = greatest(0, reviews - 1) from answer_reviews as review
    where review.offer_id = exchanged_answers.offer_id and review.reviewer_id = ${userId} and review.hidden_at is null`.execute(
    db,
  )
}
