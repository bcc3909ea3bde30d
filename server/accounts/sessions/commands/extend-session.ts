import type { Db } from '#server/db/open.ts'
import type { FindSession } from '#server/platform/auth/sessions.ts'
import { findLiveSession, type SessionPolicy } from '../queries.ts'
import * as rules from '../rules.ts'

export const findAndExtendSession =
  (db: Db, policy: SessionPolicy): FindSession =>
  async (token, now) => {
    const session = await findLiveSession(db, token, policy, now)
    if (!session || now.getTime() - session.lastUsed.getTime() <= rules.STORE_USE_EVERY_MS) return session
    await db.updateTable('sessions').set({ last_seen_at: now }).where('session_id', '=', session.sessionId).execute()
    return { ...session, expiresAt: rules.sessionEndsAt({ begun: session.begun, lastUsed: now }, policy.sessionLimits) }
  }
