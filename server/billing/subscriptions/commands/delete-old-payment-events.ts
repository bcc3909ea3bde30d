import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Unmatched events include those of deleted accounts. */
export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  const deleteOlder = (outcome: string, days: number) =>
    db.deleteFrom('billing_events').where('outcome', '=', outcome).where('received_at', '<', daysBefore(now, days)).execute()
  await deleteOlder('unmatched', RETENTION_DAYS.unmatchedEvents)
  await deleteOlder('flagged', RETENTION_DAYS.flaggedEvents)
}
