import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Deletes old events that match no checkout, such as those of a deleted account, or that did not fit their order. */
export async function deleteOldPaymentEvents(db: Db, now: Date): Promise<void> {
  const deleteOlder = (outcome: string, days: number) =>
    db.deleteFrom('billing_events').where('outcome', '=', outcome).where('received_at', '<', daysBefore(now, days)).execute()
  await deleteOlder('unmatched', RETENTION_DAYS.unmatchedEvents)
  await deleteOlder('flagged', RETENTION_DAYS.flaggedEvents)
}
