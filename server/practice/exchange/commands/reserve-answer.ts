import { sql } from 'kysely'
import type { AssignedAnswer } from '#contract/practice/exchange.ts'
import { NOT_RESERVED, RESERVED_MINUTES } from '#contract/practice/exchange-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { consumeQuota } from '#server/platform/limits/quota.ts'
import type { Quotas } from '#server/settings/quota-settings.ts'
import { assignedTo, reviewableBy } from '../queries.ts'
import { openWaitingAnswer } from './open-waiting-answer.ts'

/**
 * The current reservation, else the next answer; if there is none, an own answer may be opened.
 * @throws HttpError 429
 */
export async function reserveAnswer(db: Db, userId: string, quotas: Quotas, now: Date): Promise<AssignedAnswer | null> {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const reserved = await assignedTo(db, userId, now)
    if (reserved) return reserved
    await release(db, userId)
    if (await reserveNext(db, userId, now)) await consumeQuota(db, userId, 'reviews', quotas.reviews, now)
    else await openWaitingAnswer(db, userId, now)
    return assignedTo(db, userId, now)
  })
}

const release = (db: Db, userId: string) =>
  sql`update exchanged_answers set reserved_by = null, reserved_until = null where reserved_by = ${userId}`.execute(db)

/** Skips answers locked by other reviewers. */
async function reserveNext(db: Db, userId: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + RESERVED_MINUTES * 60_000)
  const { rows } = await sql`
    update exchanged_answers set reserved_by = ${userId}, reserved_until = ${until} where offer_id = (
      select offer_id from exchanged_answers as offer
      where ${reviewableBy(userId, now)} and (reserved_by is null or reserved_until <= ${now})
      order by reviews, queued_at, offer_id limit 1 for update skip locked)
    returning offer_id`.execute(db)
  return rows.length > 0
}

/** @throws HttpError 404 */
export async function giveBack(db: Db, userId: string, offerId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    update exchanged_answers set reserved_by = null, reserved_until = null, queued_at = ${now}
    where offer_id = ${offerId} and reserved_by = ${userId} returning offer_id`.execute(db)
  if (rows.length === 0) throw new HttpError(404, NOT_RESERVED)
}
