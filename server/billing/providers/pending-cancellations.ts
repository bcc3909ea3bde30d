import type { Provider } from '#contract/billing/billing-rules.ts'
import { cutText } from '#contract/cut-text.ts'
import type { Db } from '#server/db/open.ts'
import type { Payments } from '#server/payments/payments.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'

type Reason = 'account_left' | 'refunded' | 'second'

/** A job retries until it succeeds. Needs the transaction that gives the reason. */
export async function requestCancellation(
  db: Db,
  provider: Provider,
  subscription_ref: string,
  reason: Reason,
  now: Date,
): Promise<void> {
  await db
    .insertInto('billing_endings')
    .values({ provider, subscription_ref, reason, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Idempotent. Also retries providers no longer configured, which may return. */
export async function processPendingCancellations(db: Db, payments: Payments, now: Date): Promise<void> {
  for (const { provider, subscription_ref, attempts } of await duePending(db, now)) {
    const result = await endSubscription(payments, provider as Provider, subscription_ref, now).then(
      () => ({ done_at: now, last_error: null }),
      (error: Error) => ({ due_at: new Date(now.getTime() + retryDelayMs(attempts)), last_error: cutText(error.message, 300) }),
    )
    await db
      .updateTable('billing_endings')
      .set({ ...result, attempts: attempts + 1 })
      .where('provider', '=', provider)
      .where('subscription_ref', '=', subscription_ref)
      .execute()
  }
}

const duePending = (db: Db, now: Date) =>
  db
    .selectFrom('billing_endings')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .select(['provider', 'subscription_ref', 'attempts'])
    .execute()

async function endSubscription(payments: Payments, name: Provider, ref: string, now: Date): Promise<void> {
  const provider = payments.of(name)
  if (!provider) throw new Error(`${name} is not configured`)
  await provider.end(ref, now)
}

/** Up to six hours, without end: the customer is charged until it succeeds. */
export const retryDelayMs = (attempts: number): number => Math.min(60_000 * 2 ** attempts, 6 * 60 * 60_000)

export async function deleteDoneCancellations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('billing_endings').where('done_at', '<', daysBefore(now, RETENTION_DAYS.doneEndings)).execute()
}
