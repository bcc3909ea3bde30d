import type { Session } from '#contract/accounts/sessions.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { SessionRow } from '#server/platform/auth/sessions.ts'

export async function findLiveSession(
  db: Db,
  token: string,
  now: Date,
): Promise<(SessionRow & { lastSeenAt: Date }) | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    // Suspending ends all sessions; one that was being begun at that very moment is no way in.
    .where('suspended_at', 'is', null)
    .select(['session_id', 'expires_at', 'last_seen_at', 'users.user_id', 'email', 'username', 'role', 'time_zone'])
    .executeTakeFirst()
  return (
    row && {
      id: row.user_id,
      email: row.email,
      username: row.username,
      role: row.role as Role,
      timeZone: row.time_zone,
      sessionId: row.session_id,
      expiresAt: row.expires_at,
      lastSeenAt: row.last_seen_at,
    }
  )
}

export async function listSessions(db: Db, userId: string, currentId: string, now: Date): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .select(['session_id', 'created_at', 'last_seen_at', 'device'])
    .execute()
  return rows.map((row) => ({
    session_id: row.session_id,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    device: row.device,
    is_current: row.session_id === currentId,
  }))
}

/** Whether this account has a session that was begun from this network. */
export async function isKnownNetwork(db: Db, emailKey: string, networkHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('email_key', '=', emailKey)
    .where('network_hash', '=', networkHash)
    .select('session_id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What sessions hold about a person, for their own download. */
export const personalSessionData = (db: Db, userId: string) =>
  db.selectFrom('sessions').where('user_id', '=', userId).select(['device', 'created_at', 'last_seen_at']).execute()
