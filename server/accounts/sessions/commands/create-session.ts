import { assertNotSuspended } from '#server/accounts/accounts/commands/assert-not-suspended.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { requireCode } from '#server/accounts/second-factor/commands/require-code.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf, newId, newSecret } from '#server/platform/auth/ids.ts'
import { networkHash } from '#server/platform/auth/network-hash.ts'
import * as rules from '../rules.ts'
import { rememberSources } from './known-sources.ts'

export interface Visitor {
  network: string
  device?: string
  sessionId?: string | undefined
  userAgent: string
}

/**
 * Needs a transaction.
 * @throws HttpError 403, 401 `second_factor_needed`
 */
export async function createSession(
  db: Db,
  userId: string,
  visitor: Visitor,
  now: Date,
  method: rules.SignInMethod = 'password',
): Promise<string> {
  // A new password, suspension or factor must not miss this session.
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
