import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { getUser } from '#server/accounts/accounts/commands/find-person.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { SignedIn } from '#server/accounts/accounts/commands/register.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findLink } from '../queries.ts'

/**
 * Any first use consumes the link.
 * @throws HttpError 400; 401 if a code is needed; 403
 */
export async function signInWithLink(db: Db, token: string, visitor: Visitor, now: Date): Promise<SignedIn> {
  const result = await inTransaction(db, async (db) => {
    const userId = await useLink(db, token, now)
    const session = await createSession(db, userId, visitor, now, 'link').catch(returnRefusal)
    return session instanceof HttpError ? session : { token: session, user: await getUser(db, userId) }
  })
  if (result instanceof HttpError) throw result
  return result
}

/** Throwing would roll back the use of the link. */
function returnRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  throw error
}

/** The update decides between simultaneous uses. */
async function useLink(db: Db, token: string, now: Date): Promise<string> {
  const link = await findLink(db, 'sign_in', token, now)
  if (!link) throw refused('linkInvalid', 'link_invalid')
  await lockOwnAccount(db, link.userId)
  const used = await db
    .updateTable('email_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!used.numUpdatedRows) throw refused('linkUsed', 'link_used')
  if (link.isExpired) throw refused('linkExpired', 'link_expired')
  return link.userId
}

const refused = (sentence: keyof typeof EMAIL_LINK_SENTENCES, code: string) =>
  new HttpError(400, EMAIL_LINK_SENTENCES[sentence], { code })
