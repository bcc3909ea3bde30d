import { SENTENCES } from '#contract/accounts/account-rules.ts'
import type { Visitor } from '#server/accounts/sessions/commands/create-session.ts'
import { hasSessionFromNetwork } from '#server/accounts/sessions/commands/has-session-from-network.ts'
import type { Db } from '#server/db/open.ts'
import { isRightPassword } from '#server/platform/auth/passwords.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import * as failures from '#server/platform/limits/login-throttle.ts'
import { findCredentials } from '../queries.ts'
import * as rules from '../rules.ts'

/** @throws Refusal 403 for a wrong password, 429 after too many */
export async function confirmPassword(db: Db, userId: string, password: string, visitor: Visitor, now: Date): Promise<void> {
  const found = await findCredentials(db, { user_id: userId })
  const account = rules.emailKey(found?.email ?? '')
  await assertSignInAllowed(db, account, visitor, now)
  if (await isRightPassword(found?.password_hash, password)) return
  await failures.recordFailure(db, { account, network: visitor.network }, now)
  throw new HttpError(403, SENTENCES.wrongPassword, { code: 'wrong_password' })
}

/** An attack from elsewhere must not lock somebody out of the network they already signed in from. */
export async function assertSignInAllowed(db: Db, account: string, { network }: Visitor, now: Date): Promise<void> {
  const isKnown = await hasSessionFromNetwork(db, account, network)
  await failures.assertNotThrottled(db, { account, network }, { exceptAccountWide: isKnown }, now)
}
