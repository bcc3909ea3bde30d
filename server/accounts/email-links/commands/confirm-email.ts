import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { findUnconfirmedPerson, markEmailConfirmed } from '#server/accounts/accounts/commands/confirm-address.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findLink } from '../queries.ts'

/**
 * @returns whether the address was confirmed before
 * @throws HttpError 400 for a token that is unknown or has expired
 */
export async function confirmEmail(db: Db, token: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const link = await findLink(db, 'confirm', token, now)
    if (!link) throw new HttpError(400, EMAIL_LINK_SENTENCES.linkInvalid, { code: 'link_invalid' })
    if (link.isConfirmed) return true
    if (link.isExpired || link.isUsed) throw new HttpError(400, EMAIL_LINK_SENTENCES.linkExpired, { code: 'link_expired' })
    // An address that is being replaced ends its links under the same lock: this one may have gone to the old address.
    await lockOwnAccount(db, link.userId)
    const used = await db
      .updateTable('email_links')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (!used.numUpdatedRows) return confirmedMeanwhile(db, link.userId)
    return !(await markEmailConfirmed(db, link.userId, now))
  })
}

/** @throws HttpError 400 where the link was ended without confirming */
async function confirmedMeanwhile(db: Db, userId: string): Promise<true> {
  if (await findUnconfirmedPerson(db, userId))
    throw new HttpError(400, EMAIL_LINK_SENTENCES.linkExpired, { code: 'link_expired' })
  return true
}
