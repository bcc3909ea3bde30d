import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import { requestCancellation } from '#server/billing/providers/pending-cancellations.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { formatAmount } from '../notices.ts'
import * as queries from '../queries.ts'
import { type Facts, type PaidState, statusAt } from '../rules.ts'
import { notifyCustomer, notifyStateChange } from './notify-customer.ts'
import { syncRole } from './sync-role.ts'

interface Target {
  provider: Provider
  /** The provider's id of the subscription. */
  ref: string
  checkoutId: string
  userId: string
}

/** Saves what the events of a subscription come to, with receipts, role and notifications. Must run in a transaction that holds the account. */
export async function saveSubscription(db: Db, queue: Queue, target: Target, facts: Facts, now: Date): Promise<void> {
  const { provider, ref, userId } = target
  const before = await queries.subscriptionByRef(db, provider, ref)
  const subscriptionId = await upsertSubscription(db, target, facts, now)
  if (facts.startedAt && !before?.started_at) await replaceOlderAccess(db, userId, now)
  if (facts.refundedAt && !facts.endedAt) await requestCancellation(db, provider, ref, 'refunded', now)
  const added = await saveReceipts(db, { userId, subscriptionId, provider }, facts.payments)
  await syncRole(db, userId, now)
  for (const payment of added)
    await notifyCustomer(
      db,
      queue,
      { userId, kind: 'payment_received', about: payment.paymentRef, detail: formatAmount(payment) },
      now,
    )
  await notifyStateChange(db, queue, { userId, subscriptionId }, (before?.state ?? null) as PaidState | null, now)
}

async function upsertSubscription(
  db: Db,
  { provider, ref, checkoutId, userId }: Target,
  facts: Facts,
  now: Date,
): Promise<string> {
  const { state, nextChangeAt } = statusAt(facts, now)
  const columns = {
    customer_ref: facts.customerRef,
    started_at: facts.startedAt,
    period_end: facts.periodEnd,
    cancel_at_end: facts.cancelAtEnd,
    due_since: facts.dueSince,
    ended_at: facts.endedAt,
    refunded_at: facts.refundedAt,
    state,
    next_look_at: nextChangeAt,
    updated_at: now,
  }
  const ids = { subscription_id: newId(), user_id: userId, checkout_id: checkoutId, provider, provider_ref: ref, created_at: now }
  const { subscription_id } = await db
    .insertInto('subscriptions')
    .values({ ...ids, ...columns })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doUpdateSet(columns))
    .returning('subscription_id')
    .executeTakeFirstOrThrow()
  return subscription_id
}

/** A new purchase replaces the trial, older subscriptions and a role that an admin set. */
async function replaceOlderAccess(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('billing_members')
    .values({ user_id: userId })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        role_by: sql`nullif(billing_members.role_by, 'hand')`,
        trial_closed_at: sql`case when billing_members.trial_started_at is null then null else coalesce(billing_members.trial_closed_at, ${now}) end`,
      }),
    )
    .execute()
  const [, ...older] = await queries.runningAtProvider(db, userId)
  for (const { provider, provider_ref } of older) await requestCancellation(db, provider as Provider, provider_ref, 'second', now)
}

type Payments = Facts['payments']

/** @returns the payments that had no receipt yet */
async function saveReceipts(
  db: Db,
  owner: { userId: string; subscriptionId: string; provider: Provider },
  payments: Payments,
): Promise<Payments> {
  const added: Payments = []
  for (const payment of payments)
    if (await insertReceipt(db, owner, payment)) added.push(payment)
    else await updateRefunded(db, owner, payment)
  return added
}

async function insertReceipt(
  db: Db,
  { userId, subscriptionId, provider }: { userId: string; subscriptionId: string; provider: Provider },
  { paymentRef, paidAt, total, tax, refunded, currency }: Payments[number],
): Promise<boolean> {
  const ids = { receipt_id: newId(), user_id: userId, subscription_id: subscriptionId, provider, payment_ref: paymentRef }
  const inserted = await db
    .insertInto('receipts')
    .values({ ...ids, paid_at: paidAt, total, tax, refunded, currency })
    .onConflict((conflict) => conflict.doNothing())
    .returning('receipt_id')
    .executeTakeFirst()
  return inserted !== undefined
}

const updateRefunded = (
  db: Db,
  { subscriptionId, provider }: { subscriptionId: string; provider: Provider },
  { paymentRef, refunded }: Payments[number],
) =>
  db
    .updateTable('receipts')
    .set({ refunded })
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('subscription_id', '=', subscriptionId)
    .execute()
