import type { Db } from '#server/db/open.ts'
import type { FindSession } from '#server/platform/auth/sessions.ts'
import { findLiveSession } from '../queries.ts'
import * as rules from '../rules.ts'

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
