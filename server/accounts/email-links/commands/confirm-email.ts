import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { markEmailConfirmed } from '#server/accounts/accounts/commands/confirm-address.ts'
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
    await db.updateTable('email_links').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute()
    return !(await markEmailConfirmed(db, link.userId, now))
  })
}
