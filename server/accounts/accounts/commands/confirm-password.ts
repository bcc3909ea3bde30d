import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { findKnownSource } from '#server/accounts/sessions/commands/known-sources.ts'
import type { Db } from '#server/db/open.ts'
import { isRightPassword } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import * as throttle from '#server/platform/limits/login-throttle.ts'
import { findCredentials } from '../queries.ts'
import * as rules from '../rules.ts'

/**
 * A session on a new device or network counts its own failures, so others cannot block its owner.
 * @throws HttpError 403, 429
 */
export async function confirmPassword(
  db: Db,
  userId: string,
  password: string,
  visitor: Visitor,
  now: Date,
  path = 'password',
): Promise<void> {
  const found = await findCredentials(db, { user_id: userId })
  const account = rules.emailKey(found?.email ?? '')
  const { network, device, sessionId } = visitor
  const known = await findKnownSource(db, account, visitor)
  const isOnTheMove = known === null && sessionId !== undefined
  const attempt: throttle.Attempt = isOnTheMove
    ? { account, network, device: sessionId, known: 'device' }
    : { account, network, device, known }
  if (await checkPassword(db, attempt, { hash: found?.password_hash, password }, now)) return
  if (found && !found.has_password) throw new HttpError(403, SENTENCES.noPassword, { code: 'no_password' })
  const details = [{ path, message: SENTENCES.wrongPassword }]
  throw new HttpError(403, SENTENCES.wrongPassword, { code: 'wrong_password', details })
}

/**
 * @param hash `undefined` for an unknown account: takes the same time
 * @throws HttpError 429
 */
export async function checkPassword(
  db: Db,
  attempt: throttle.Attempt,
  { hash, password }: { hash: string | undefined; password: string },
  now: Date,
): Promise<boolean> {
  await throttle.beginAttempt(db, attempt, now)
  const isRight = await isRightPassword(hash, password).catch(async (error) => {
    await throttle.cancelAttempt(db, attempt, now)
    throw error
  })
  await (isRight ? throttle.recordSuccess(db, attempt, now) : throttle.recordFailure(db, attempt, now))
  return isRight
}
