import { sql } from 'kysely'
import { OFFER_NOT_FOUND } from '#contract/practice/exchange-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Idempotent. @throws HttpError 404 */
export async function withdrawOffer(db: Db, userId: string, offerId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update exchanged_answers set withdrawn_at = coalesce(withdrawn_at, ${now})
    where offer_id = ${offerId} and user_id = ${userId} and hidden_at is null returning offer_id`.execute(db)
  if (rows.length === 0) throw new HttpError(404, OFFER_NOT_FOUND)
}

/** Without text and photographs. */
export async function withdrawEmptied(db: Db, answerId: string, now: Date): Promise<void> {
  await sql`
    update exchanged_answers as offer set withdrawn_at = ${now} from written_answers as answer
    where answer.answer_id = offer.answer_id and offer.answer_id = ${answerId} and withdrawn_at is null and btrim(text) = ''
      and not exists (select from answer_photos where answer_photos.answer_id = offer.answer_id)`.execute(db)
}
