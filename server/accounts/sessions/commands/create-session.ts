import type { Db } from '#server/db/open.ts'
import { hashOf, newId, newSecret } from '#server/platform/auth/ids.ts'
import * as rules from '../rules.ts'

export interface Visitor {
  /** The network that failures are counted for. */
  network: string
  userAgent: string
}

/** @returns the token, which is stored nowhere */
export async function createSession(db: Db, userId: string, { userAgent, network }: Visitor, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('sessions')
    .values({
      session_id: newId(),
      token_hash: hashOf(token),
      user_id: userId,
      device: rules.deviceName(userAgent),
      network_hash: hashOf(network),
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + rules.SESSION_MS),
    })
    .execute()
  return token
}
