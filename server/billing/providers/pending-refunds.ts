import type { Provider } from '#contract/billing/billing-rules.ts'
import { cutText } from '#contract/cut-text.ts'
import type { Db } from '#server/db/open.ts'
import type { Payments } from '#server/payments/payments.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { retryDelayMs } from './pending-cancellations.ts'

/** A job retries until it succeeds. Needs the transaction that gives the reason. */
export async function requestRefund(db: Db, provider: Provider, payment_ref: string, reason: 'second', now: Date): Promise<void> {
  await db
    .insertInto('billing_refunds')
    .values({ provider, payment_ref, reason, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Idempotent: checks what the provider has refunded, and it refunds no more than the amount. */
export async function processPendingRefunds(db: Db, payments: Payments, now: Date): Promise<void> {
  for (const { provider, payment_ref, attempts } of await duePending(db, now)) {
    const due_at = new Date(now.getTime() + retryDelayMs(attempts))
    const result = await refund(payments, provider as Provider, payment_ref, now).then(
      (isDone) => ({ done_at: isDone ? now : null, due_at, last_error: null }),
      (error: Error) => ({ due_at, last_error: cutText(error.message, 300) }),
    )
    await db
      .updateTable('billing_refunds')
      .set({ ...result, attempts: attempts + 1 })
      .where('provider', '=', provider)
      .where('payment_ref', '=', payment_ref)
      .execute()
  }
}

const duePending = (db: Db, now: Date) =>
  db
    .selectFrom('billing_refunds')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .select(['provider', 'payment_ref', 'attempts'])
    .execute()

async function refund(payments: Payments, name: Provider, paymentRef: string, now: Date): Promise<boolean> {
  const provider = payments.of(name)
  if (!provider) throw new Error(`${name} is not configured`)
  return provider.refund(paymentRef, now)
}

export async function deleteDoneRefunds(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('billing_refunds').where('done_at', '<', daysBefore(now, RETENTION_DAYS.doneEndings)).execute()
}
