import { assertNotSuspended } from '#server/accounts/accounts/commands/assert-not-suspended.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { requireCode } from '#server/accounts/second-factor/commands/require-code.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf, newId, newSecret } from '#server/platform/auth/ids.ts'
import { networkHash } from '#server/platform/auth/network-hash.ts'
import * as rules from '../rules.ts'
import { rememberSources } from './known-sources.ts'

export interface Visitor {
  /** The network and the device that failures are counted for. A test may come without a device. */
  network: string
  device?: string
  /** Of somebody who is signed in already. */
  sessionId?: string | undefined
  userAgent: string
}

/**
 * Signs in, and remembers the device and the network; must run inside a transaction.
 * @returns the token, which is stored nowhere
 * @throws HttpError 403 for a suspended account, 401 `second_factor_needed` for somebody with an authenticator app whose sign-in was not strong
 */
export async function createSession(
  db: Db,
  userId: string,
  visitor: Visitor,
  now: Date,
  method: rules.SignInMethod = 'password',
): Promise<string> {
  // A new password, a suspension or an authenticator app ends the sessions there are: none may begin at the same moment from what held before.
  await lockOwnAccount(db, userId)
  await assertNotSuspended(db, userId)
  if (!rules.isStrong(method)) await requireCode(db, userId, now)
  const token = newSecret()
  await db
    .insertInto('sessions')
    .values({
      session_id: newId(),
      token_hash: hashOf(token),
      user_id: userId,
      signed_in_with: method,
      device: rules.deviceName(visitor.userAgent),
      network_hash: await networkHash(db, visitor.network),
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  await rememberSources(db, userId, visitor, now)
  return token
}
