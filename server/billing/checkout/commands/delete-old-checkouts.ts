import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

/** Those without subscription. */
export async function deleteOldCheckouts(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('billing_checkouts')
    .where('created_at', '<', daysBefore(now, RETENTION_DAYS.checkouts))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions')
            .whereRef('subscriptions.checkout_id', '=', 'billing_checkouts.checkout_id')
            .select('subscription_id'),
        ),
      ),
    )
    .execute()
}
