import { sql } from 'kysely'
import type { NewReport } from '#contract/community/moderation.ts'
import {
  ALREADY_REPORTED_ANSWER,
  ALREADY_REPORTED_REVIEW,
  NOT_RESERVED,
  REVIEW_NOT_FOUND,
} from '#contract/practice/exchange-rules.ts'
import { storeReport } from '#server/community/moderation/commands/store-report.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'

interface Reported {
  id: string
  author_id: string
  reported_content: string
  post_created_at: Date
}

/**
 * As the reviewer; ends the reservation.
 * @throws HttpError 404, 409, 429
 */
export async function reportAnswer(db: Db, userId: string, offerId: string, report: NewReport, quotas: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const answer = await answerToReport(db, userId, offerId)
    if (!answer) throw new HttpError(404, NOT_RESERVED)
    const { id: offer_id, ...content } = answer
    const row = { ...content, ...report, subject: 'answer' as const, offer_id, reporter_id: userId }
    const stored = await storeReport(db, row, quotas, now)
    if (!stored) throw new HttpError(409, ALREADY_REPORTED_ANSWER)
    await sql`
      update exchanged_answers set reserved_by = null, reserved_until = null
      where offer_id = ${offerId} and reserved_by = ${userId}`.execute(db)
    return stored
  })
}

/** Reports keep text only. */
async function answerToReport(db: Db, userId: string, offerId: string): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select offer_id as id, offer.user_id as author_id, offered_at as post_created_at,
      case when btrim(text) = '' then '[photographed answer]' else text end as reported_content
    from exchanged_answers as offer join written_answers using (answer_id)
    where offer_id = ${offerId} and hidden_at is null and offer.user_id <> ${userId} and (reserved_by = ${userId}
      or exists (select from answer_reviews where answer_reviews.offer_id = offer.offer_id and reviewer_id = ${userId})
      or exists (select from content_reports where content_reports.offer_id = offer.offer_id and reporter_id = ${userId}))`.execute(
    db,
  )
  return rows[0]
}

/** As the author. @throws HttpError 404, 409, 429 */
export async function reportReview(db: Db, userId: string, reviewId: string, report: NewReport, quotas: Quotas, now: Date) {
  return inTransaction(db, async (db) => {
    const review = await reviewToReport(db, userId, reviewId)
    if (!review) throw new HttpError(404, REVIEW_NOT_FOUND)
    const { id: answer_review_id, ...content } = review
    const row = { ...content, ...report, subject: 'review' as const, answer_review_id, reporter_id: userId }
    const stored = await storeReport(db, row, quotas, now)
    if (!stored) throw new HttpError(409, ALREADY_REPORTED_REVIEW)
    return stored
  })
}

async function reviewToReport(db: Db, userId: string, reviewId: string): Promise<Reported | undefined> {
  const { rows } = await sql<Reported>`
    select review_id as id, reviewer_id as author_id, reviewed_at as post_created_at, comment as reported_content
    from answer_reviews as review join exchanged_answers as offer using (offer_id)
    where review_id = ${reviewId} and offer.user_id = ${userId} and review.hidden_at is null and offer.hidden_at is null`.execute(
    db,
  )
  return rows[0]
}
