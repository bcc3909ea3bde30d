import { ENOUGH_RESETS } from '#contract/accounts/people-rules.ts'
import { askForLink } from '#server/accounts/email-links/commands/look-up-address.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isLimitReached } from '#server/platform/limits/limit.ts'
import { countResetsSince } from '../queries.ts'
import { HOUR_MS, RESET_LIMITS } from '../rules.ts'

/** A job creates the token, so no queue holds it. */
export const requestReset = (db: Db, queue: Queue, email: string): Promise<void> =>
  askForLink(db, queue, { mail: 'mail-password-reset', email })

/** @throws HttpError 429 */
export async function requestResetByAdmin(db: Db, queue: Queue, person: { id: string; email: string }, now: Date): Promise<void> {
  if (await hasReachedLimit(db, person.id, now)) throw new HttpError(429, ENOUGH_RESETS, { retryAfter: HOUR_MS / 1000 })
  await queue.enqueue(db, 'mail-password-reset', { email: person.email, isStranger: false })
}

export const hasReachedLimit = (db: Db, userId: string, now: Date): Promise<boolean> =>
  isLimitReached(RESET_LIMITS, (from) => countResetsSince(db, userId, from), now)
