import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { endConfirmationLinks } from '#server/accounts/email-links/commands/create-link.ts'
import { hasReachedLimit } from '#server/accounts/email-links/commands/request-confirmation.ts'
import { deleteResetsOf } from '#server/accounts/password-reset/commands/delete-reset.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as rules from '../rules.ts'
import { findUnconfirmedPerson } from './confirm-address.ts'
import { emailTaken } from './create-account.ts'
import { getUser } from './find-person.ts'
import { lockOwnAccount } from './lock-account.ts'

/**
 * Ended links still count against the limit.
 * @throws HttpError 409, 429
 */
export async function changeEmail(db: Db, queue: Queue, userId: string, email: string, now: Date): Promise<User> {
  return inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    if (!(await findUnconfirmedPerson(db, userId))) throw new HttpError(409, SENTENCES.emailFixed, { code: 'email_confirmed' })
    if (await hasReachedLimit(db, userId, now)) throw new HttpError(429, EMAIL_LINK_SENTENCES.tooManyLinks, { retryAfter: 3600 })
    await endConfirmationLinks(db, userId, now)
    await deleteResetsOf(db, userId)
    await db
      .updateTable('users')
      .set({ email: email.trim(), email_key: rules.emailKey(email), updated_at: now })
      .where('user_id', '=', userId)
      .execute()
    await invalidate(db, `person:${userId}`)
    await queue.enqueue(db, 'mail-confirm-email', { userId })
    return getUser(db, userId)
  }).catch((error: unknown) => {
    throw (error as { code?: string }).code === '23505' ? emailTaken() : error
  })
}
