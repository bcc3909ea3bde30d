import { SENTENCES } from '#contract/accounts/account-rules.ts'
import { isLongPassword, passwordForm } from '#contract/accounts/password-rules.ts'
import { requireCode } from '#server/accounts/second-factor/commands/require-code.ts'
import { createSession, type Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { findKnownSource } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashPassword, isRightPassword, needsRehash } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { findCredentials } from '../queries.ts'
import * as rules from '../rules.ts'
import { assertNotSuspended } from './assert-not-suspended.ts'
import { checkPassword } from './confirm-password.ts'
import { getUser } from './find-person.ts'
import { lockOwnAccount } from './lock-account.ts'
import type { SignedIn } from './register.ts'

/** @throws HttpError 401 alike, in equal time, for an unknown email and a wrong password; 403, 429 */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  now: Date,
): Promise<SignedIn> {
  const account = rules.emailKey(email)
  const found = await findCredentials(db, { email_key: account })
  const { network, device } = visitor
  const attempt = { account, network, device, known: await findKnownSource(db, account, visitor) }
  const isRight = await checkPassword(db, attempt, { hash: found?.password_hash, password }, now)
  if (!isRight || !found) throw new HttpError(401, SENTENCES.loginFailed, { code: 'login_failed' })
  await assertNotSuspended(db, found.user_id)
  await requireCode(db, found.user_id, now)
  const changed = await passwordUpdate(found, password)
  const token = await inTransaction(db, async (db) => {
    await lockOwnAccount(db, found.user_id)
    if (!(await isStillRight(db, found, password))) throw new HttpError(401, SENTENCES.loginFailed, { code: 'login_failed' })
    if (changed) await db.updateTable('users').set(changed).where('user_id', '=', found.user_id).execute()
    return createSession(db, found.user_id, visitor, now)
  })
  return { token, user: await getUser(db, found.user_id) }
}

/** The password may have been replaced during the check. */
async function isStillRight(db: Db, found: { user_id: string; password_hash: string }, password: string): Promise<boolean> {
  const current = await findCredentials(db, { user_id: found.user_id })
  return current?.password_hash === found.password_hash || isRightPassword(current?.password_hash, password)
}

/** Only a sign-in reveals the password: for its length, new hashing costs, or another Unicode form. */
async function passwordUpdate(found: { password_hash: string; has_long_password: boolean | null }, password: string) {
  const isOutdated = needsRehash(found.password_hash) || !(await isOfForm(found.password_hash, password))
  if (!isOutdated && found.has_long_password !== null) return undefined
  const has_long_password = isLongPassword(password)
  return { has_long_password, ...(isOutdated ? { password_hash: await hashPassword(password) } : {}) }
}

async function isOfForm(hash: string, password: string): Promise<boolean> {
  const form = passwordForm(password)
  return form === password || isRightPassword(hash, form)
}
