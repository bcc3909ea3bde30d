import type { Db } from '#server/db/open.ts'
import { FRESH_SESSION_MS } from '../rules.ts'

export async function isFreshSession(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .where('session_id', '=', sessionId)
    .where('created_at', '>', new Date(now.getTime() - FRESH_SESSION_MS))
    .select('session_id')
    .executeTakeFirst()
  return row !== undefined
}
