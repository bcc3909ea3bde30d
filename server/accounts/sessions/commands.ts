import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashOf, newId, newSecret } from '#server/platform/auth/ids.ts'
import type { FindSession } from '#server/platform/auth/sessions.ts'
import { signal } from '#server/platform/events/signals.ts'
import { findLiveSession, isKnownNetwork } from './queries.ts'
import * as rules from './rules.ts'

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

/** Finds a session and, at most once an hour, prolongs it by 30 days. */
export const findAndExtendSession =
  (db: Db): FindSession =>
  async (token, now) => {
    const session = await findLiveSession(db, token, now)
    if (session && now.getTime() - session.lastSeenAt.getTime() > rules.EXTEND_EVERY_MS) {
      const expiresAt = new Date(now.getTime() + rules.SESSION_MS)
      await db
        .updateTable('sessions')
        .set({ last_seen_at: now, expires_at: expiresAt })
        .where('session_id', '=', session.sessionId)
        .execute()
      return { ...session, expiresAt }
    }
    return session
  }

/** @returns whether there was such a session of this person */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const ended = await db
      .deleteFrom('sessions')
      .where('session_id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    await signal(db, 'person', userId)
    return ended.numDeletedRows > 0n
  })
}

export const endOtherSessions = (db: Db, userId: string, keep: string): Promise<void> =>
  inTransaction(db, (db) => endAllSessions(db, userId, { except: keep }))

/** Must run inside a transaction. */
export async function endAllSessions(db: Db, userId: string, { except }: { except: string | undefined }): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('session_id', '!=', except as string))
    .execute()
  await signal(db, 'person', userId)
}

/** Whether the account of this e-mail has a session that was begun from this network. */
export const hasSessionFromNetwork = (db: Db, emailKey: string, network: string): Promise<boolean> =>
  isKnownNetwork(db, emailKey, hashOf(network))

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
}
