import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

export async function deleteOldAuditEntries(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', daysBefore(now, RETENTION_DAYS.audit)).execute()
}
