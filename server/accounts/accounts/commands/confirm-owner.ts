import { SENTENCES, SIGN_IN_AGAIN } from '#contract/accounts/account-rules.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { isFreshSession } from '#server/accounts/sessions/commands/is-fresh-session.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findCredentials } from '../queries.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * Without a password, a recent sign-in is the proof.
 * @throws HttpError 403, 429
 */
export async function confirmOwner(
  db: Db,
  member: { id: string; sessionId: string },
  password: string | undefined,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  if (password !== undefined) return confirmPassword(db, member.id, password, visitor, now)
  const found = await findCredentials(db, { user_id: member.id })
  if (!found || found.has_password)
    throw new HttpError(403, SENTENCES.wrongPassword, {
      code: 'wrong_password',
      details: [{ path: 'password', message: SENTENCES.wrongPassword }],
    })
  if (!(await isFreshSession(db, member.sessionId, now))) throw new HttpError(403, SIGN_IN_AGAIN, { code: 'sign_in_again' })
}
