import type { Db } from '#server/db/open.ts'
import { dayIn, INDIA } from '#server/platform/time/local-time.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Texts of others are stored only as long as a day and its corrections need them. */
export async function deleteOldSources(db: Db, now: Date): Promise<void> {
  const oldest = daysBefore(now, RETENTION_DAYS.deskSources)
  await db.deleteFrom('desk_sources').where('day', '<', dayIn(INDIA, oldest)).where('added_at', '<', oldest).execute()
  const firstFetch = dayIn(INDIA, daysBefore(now, RETENTION_DAYS.deskFetches))
  await db.deleteFrom('desk_fetches').where('fetched_on', '<', firstFetch).execute()
  await db.deleteFrom('desk_hosts').where('free_at', '<', daysBefore(now, RETENTION_DAYS.deskFetches)).execute()
}
