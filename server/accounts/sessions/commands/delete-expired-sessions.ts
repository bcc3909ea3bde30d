import type { Db } from '#server/db/open.ts'
import { liveSince, type SessionLimits } from '../rules.ts'

export async function deleteExpiredSessions(db: Db, limits: SessionLimits, now: Date): Promise<void> {
  const { usedAfter, begunAfter } = liveSince(now, limits)
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('last_seen_at', '<=', usedAfter), eb('created_at', '<=', begunAfter)]))
    .execute()
}
