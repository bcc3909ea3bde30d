import type { Session } from '#contract/accounts/sessions.ts'
import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import type { SessionRow } from '#server/platform/auth/sessions.ts'
import { liveSince, requiredStep, type SessionLimits, sessionEndsAt } from './rules.ts'

export interface SessionPolicy {
  sessionLimits: SessionLimits
  secondFactorFor: readonly string[]
}

export async function findLiveSession(
  db: Db,
  token: string,
  { sessionLimits: limits, secondFactorFor }: SessionPolicy,
  now: Date,
): Promise<(SessionRow & { begun: Date; lastUsed: Date }) | undefined> {
  const { usedAfter, begunAfter } = liveSince(now, limits)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('token_hash', '=', hashOf(token))
    .where('last_seen_at', '>', usedAfter)
    .where('sessions.created_at', '>', begunAfter)
    // Suspension can miss a session that is being created.
    .where('suspended_at', 'is', null)
    .select([
      'session_id',
      'sessions.created_at',
      'last_seen_at',
      'users.user_id',
      'email',
      'username',
      'role',
      'time_zone',
      'has_long_password',
      'email_confirmed_at',
      'needs_consent',
      'signed_in_with',
    ])
    .executeTakeFirst()
  return (
    row && {
      id: row.user_id,
      email: row.email,
      username: row.username,
      role: row.role as Role,
      timeZone: row.time_zone,
      sessionId: row.session_id,
      isEmailConfirmed: row.email_confirmed_at !== null,
      needsConsent: row.needs_consent,
      requiredStep: requiredStep(row, secondFactorFor),
      begun: row.created_at,
      lastUsed: row.last_seen_at,
      expiresAt: sessionEndsAt({ begun: row.created_at, lastUsed: row.last_seen_at }, limits),
    }
  )
}

export async function listSessions(
  db: Db,
  { id: userId, sessionId: currentId }: { id: string; sessionId: string },
  limits: SessionLimits,
  now: Date,
): Promise<Session[]> {
  const { usedAfter, begunAfter } = liveSince(now, limits)
  const rows = await db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', usedAfter)
    .where('created_at', '>', begunAfter)
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

export async function knownSources(db: Db, emailKey: string, hashes: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_sources')
    .innerJoin('users', 'users.user_id', 'sign_in_sources.user_id')
    .where('email_key', '=', emailKey)
    .where('source_hash', 'in', hashes)
    .select('source_hash')
    .execute()
  return rows.map(({ source_hash }) => source_hash)
}

export const personalSessionData = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .select(['device', 'signed_in_with', 'created_at', 'last_seen_at'])
    .execute()
