import { FEEDBACK_NOT_OFFERED, OTHER_SERVICE } from '#contract/practice/writing-feedback-rules.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Offer } from '../queries.ts'

/** @throws HttpError 409 for another host */
export async function agree(db: Db, userId: string, host: string, offer: Offer | undefined, now: Date): Promise<void> {
  if (!offer) throw new HttpError(409, FEEDBACK_NOT_OFFERED)
  if (offer.chat.host !== host) throw new HttpError(409, OTHER_SERVICE)
  await db
    .insertInto('answer_feedback_consents')
    .values({ user_id: userId, host, agreed_at: now })
    // Keeps the first day for a host.
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ host, agreed_at: now }).where('answer_feedback_consents.host', '<>', host),
    )
    .execute()
}

/** Consent is checked again before sending. */
export async function withdraw(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('answer_feedback_consents').where('user_id', '=', userId).execute()
}
