import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashPassword, isRightPassword, needsRehash } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { findCredentials } from '../queries.ts'
import * as rules from '../rules.ts'
import { assertSignInAllowed } from './confirm-password.ts'
import { getUser } from './find-person.ts'
import type { SignedIn } from './register.ts'

/**
 * @throws Refusal 401, the same for an unknown e-mail and a wrong password, after the same time; 403 for a suspended account;
 * 429 after too many failures
 */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const account = rules.emailKey(email)
  await assertSignInAllowed(db, account, visitor, now)
  const found = await findCredentials(db, { email_key: account })
  if (!(await isRightPassword(found?.password_hash, password)) || !found) {
    await failures.recordFailure(db, { account, network: visitor.network }, now)
    throw new HttpError(401, SENTENCES.loginFailed, { code: 'login_failed' })
  }
  if (found.suspended_reason !== null)
    throw new HttpError(403, `${SENTENCES.suspended} ${found.suspended_reason}`, { code: 'suspended' })
  const rehashed = needsRehash(found.password_hash) ? await hashPassword(password) : undefined
  const token = await inTransaction(db, async (db) => {
    await failures.clearFailures(db, { account, network: visitor.network })
    if (rehashed) await db.updateTable('users').set({ password_hash: rehashed }).where('user_id', '=', found.user_id).execute()
    return createSession(db, found.user_id, visitor, now)
  })
  return { token, user: await getUser(db, found.user_id) }
}
