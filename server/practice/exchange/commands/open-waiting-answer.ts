import { sql } from 'kysely'
import { REVIEWS_OWED } from '#contract/practice/exchange-rules.ts'
import type { Db } from '#server/db/open.ts'
import { reviewableBy } from '../queries.ts'

/** Also opens an answer if nothing can be reviewed; otherwise the first ones would wait for ever. Needs `lockOwnAccount`. */
export async function openWaitingAnswer(db: Db, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ offer_id: string }>`
    update exchanged_answers set opened_at = ${now}, queued_at = ${now} where opened_at is null and withdrawn_at is null and offer_id = (
      select offer_id from exchanged_answers as own
      where own.user_id = ${userId} and opened_at is null and withdrawn_at is null and hidden_at is null
        and (${REVIEWS_OWED} <= (select reviews_given from exchange_members where user_id = ${userId})
          or not exists (select from exchanged_answers as offer where ${reviewableBy(userId, now)}))
      order by offered_at, offer_id limit 1)
    returning offer_id`.execute(db)
  if (rows.length === 0) return
  await sql`
    insert into exchange_members (user_id, reviews_given, last_opened_at) values (${userId}, 0, ${now})
    on conflict (user_id) do update set reviews_given = 0, last_opened_at = ${now}`.execute(db)
}
