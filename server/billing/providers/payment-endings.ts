import type { Provider } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import type { Payments } from './payments.ts'

/** Why something is ended at the provider. */
type Reason = 'account_left' | 'refunded' | 'second'

/** A subscription is ended at the provider by a job, which tries until it is done; must run inside the transaction that makes it so. */
export async function endLater(db: Db, provider: Provider, subscription_ref: string, reason: Reason, now: Date): Promise<void> {
  await db
    .insertInto('billing_endings')
    .values({ provider, subscription_ref, reason, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What it ended before is no failure; a provider that is not configured any more is tried again, should it come back. */
export async function endDue(db: Db, payments: Payments, now: Date): Promise<void> {
  for (const { provider, subscription_ref, attempts } of await due(db, now)) {
    const tried = await end(payments, provider as Provider, subscription_ref, now).then(
      () => ({ done_at: now, last_error: null }),
      (error: Error) => ({ due_at: new Date(now.getTime() + pauseMs(attempts)), last_error: error.message.slice(0, 300) }),
    )
    await db
      .updateTable('billing_endings')
      .set({ ...tried, attempts: attempts + 1 })
      .where('provider', '=', provider)
      .where('subscription_ref', '=', subscription_ref)
      .execute()
  }
}

async function end(payments: Payments, provider: Provider, ref: string, now: Date): Promise<void> {
  const known = payments.of(provider)
  if (!known) throw new Error(`${provider} is not configured`)
  await known.end(ref, now)
}

const due = (db: Db, now: Date) =>
  db
    .selectFrom('billing_endings')
    .where('done_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .select(['provider', 'subscription_ref', 'attempts'])
    .execute()

/** It is never given up: somebody is charged for it. From a minute up to six hours. */
const pauseMs = (attempts: number): number => Math.min(60_000 * 2 ** attempts, 6 * 60 * 60_000)

export async function forgetEndings(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('billing_endings').where('done_at', '<', daysBefore(now, RETENTION_DAYS.doneEndings)).execute()
}
