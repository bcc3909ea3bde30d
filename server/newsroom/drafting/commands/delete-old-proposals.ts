import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

export async function deleteOldProposals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('desk_proposals').where('created_at', '<', daysBefore(now, RETENTION_DAYS.proposals)).execute()
}
