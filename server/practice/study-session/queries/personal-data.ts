import type { Db } from '#server/db/open.ts'

export const personalSessionData = (db: Db, userId: string) =>
  db.selectFrom('session_skips').where('user_id', '=', userId).select(['day', 'steps']).execute()
