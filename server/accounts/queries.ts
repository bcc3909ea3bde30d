import type { Session, User } from '#contract/accounts.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/ids.ts'
import type { SessionRow } from '#server/platform/sessions.ts'

export async function userById(db: Db, userId: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .select(['user_id', 'email', 'username', 'role', 'time_zone', 'created_at'])
    .executeTakeFirst()
  return (
    row && {
      id: row.user_id,
      email: row.email,
      username: row.username,
      role: row.role as Role,
      time_zone: row.time_zone,
      created_at: row.created_at.toISOString(),
    }
  )
}

/** For checks of a password only: the hash never leaves the feature. */
export function credentialsOf(db: Db, by: { email_key: string } | { user_id: string }) {
  const [column, value] = Object.entries(by)[0] as ['email_key' | 'user_id', string]
  return db
    .selectFrom('users')
    .where(column, '=', value)
    .select(['user_id', 'email', 'username', 'password_hash'])
    .executeTakeFirst()
}

export async function liveSession(db: Db, token: string, now: Date): Promise<(SessionRow & { lastSeenAt: Date }) | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
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

export async function sessionsOf(db: Db, userId: string, currentId: string, now: Date): Promise<Session[]> {
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

/** What accounts hold about a person, for their own download. */
export async function personalAccountData(db: Db, userId: string) {
  const sessions = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['device', 'created_at', 'last_seen_at'])
    .execute()
  return { profile: await userById(db, userId), sessions }
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
