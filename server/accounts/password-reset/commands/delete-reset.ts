import type { Db } from '#server/db/open.ts'
import { hashOf } from '#server/platform/auth/ids.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** A link that could not be sent does not count against asking too often: otherwise an outage of the mail server would end the tries. */
export async function deleteReset(db: Db, token: string): Promise<void> {
  await db.deleteFrom('password_resets').where('token_hash', '=', hashOf(token)).execute()
}

/** Used when an address is replaced: a link sent to the old address must not set the password. */
export async function deleteResetsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

/** A link that was not used is forgotten after two days: until then it counts against asking too often. */
export async function deleteOldResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('created_at', '<', daysBefore(now, RETENTION_DAYS.resetLinks)).execute()
}
