import type { Role } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { liveSince, type SessionLimits } from '../rules.ts'

export async function ticketHolderOf(db: Db, sessionId: string): Promise<string> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('session_id', '=', sessionId)
    .select('password_hash')
    .executeTakeFirst()
  return `${sessionId}~${markOf(row?.password_hash ?? '')}`
}

export async function findTicketHolder(db: Db, holder: string, limits: SessionLimits, now: Date): Promise<Role | undefined> {
  const [sessionId = '', mark] = holder.split('~')
  if (!SESSION_ID.test(sessionId)) return undefined
  const { usedAfter, begunAfter } = liveSince(now, limits)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .where('session_id', '=', sessionId)
    .where('last_seen_at', '>', usedAfter)
    .where('sessions.created_at', '>', begunAfter)
    .where('suspended_at', 'is', null)
    .select(['role', 'password_hash'])
    .executeTakeFirst()
  return row && markOf(row.password_hash) === mark ? (row.role as Role) : undefined
}

/** Tickets of earlier versions name a person. */
const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Safe to reveal: the stored hash is salted. */
const markOf = (passwordHash: string): string => hashOf(passwordHash).slice(0, 16)
