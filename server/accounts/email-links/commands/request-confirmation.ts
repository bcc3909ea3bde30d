import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { findUnconfirmedPerson } from '#server/accounts/accounts/commands/confirm-address.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { isLimitReached } from '#server/platform/limits/limit.ts'
import { isMailLimitReached } from '#server/platform/limits/mail-limit.ts'
import { countLinksSince, findLink } from '../queries.ts'
import { CONFIRMATION_LIMITS, HOUR_MS } from '../rules.ts'
import { createLink } from './create-link.ts'

/** @throws HttpError 409, 429 */
export async function requestConfirmation(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  const person = await findUnconfirmedPerson(db, userId)
  if (!person) throw new HttpError(409, EMAIL_LINK_SENTENCES.alreadyConfirmed, { code: 'already_confirmed' })
  const hadEnough = await isMailLimitReached(db, { kind: 'confirmation', to: person.email, now })
  if (hadEnough || (await hasReachedLimit(db, userId, now)))
    throw new HttpError(429, EMAIL_LINK_SENTENCES.tooManyLinks, { retryAfter: HOUR_MS / 1000 })
  await queue.enqueue(db, 'mail-confirm-email', { userId })
}

/**
 * The old token proves the address.
 * @throws HttpError 400, 409, 429
 */
export async function requestConfirmationByToken(db: Db, queue: Queue, token: string, now: Date): Promise<void> {
  const link = await findLink(db, 'confirm', token, now)
  if (!link) throw new HttpError(400, EMAIL_LINK_SENTENCES.linkInvalid, { code: 'link_invalid' })
  await requestConfirmation(db, queue, link.userId, now)
}

/** Under the lock: jobs may run at once, and the address may change. */
export const createConfirmationLink = (db: Db, userId: string, to: string, now: Date): Promise<string | undefined> =>
  inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const isCurrent = (await findUnconfirmedPerson(db, userId))?.email === to
    return isCurrent && !(await hasReachedLimit(db, userId, now)) ? createLink(db, userId, 'confirm', now) : undefined
  })

export const hasReachedLimit = (db: Db, userId: string, now: Date): Promise<boolean> =>
  isLimitReached(CONFIRMATION_LIMITS, (from) => countLinksSince(db, userId, 'confirm', from), now)
