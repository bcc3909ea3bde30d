import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** A mail server outage must not use up the limit. */
export async function deleteReset(db: Db, token: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', hashOf(token)).execute()
}

export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

/** Until then, unused links count against the limit. */
export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<', daysBefore(now, RETENTION_DAYS.resetLinks)).execute()
}
