import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import { requestCancellation } from '#server/billing/providers/pending-cancellations.ts'
import { requestRefund } from '#server/billing/providers/pending-refunds.ts'
import type { Db } from '#server/db/open.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { GstSettings } from '#server/settings/gst-settings.ts'
import { formatAmount } from '../notices.ts'
import * as queries from '../queries.ts'
import { type Facts, isPaidUp, type PaidState, type StatusFacts, splitGst, statusAt } from '../rules.ts'
import { notifyCustomer, notifyStateChange } from './notify-customer.ts'
import { syncRole } from './sync-role.ts'

interface Target {
  provider: Provider
  /** The provider's subscription id. */
  ref: string
  checkoutId: string
  userId: string
  gst: GstSettings | null
}

/** A second paid subscription is a duplicate: ended and refunded, without benefit. Needs a transaction holding the account. */
export async function saveSubscription(db: Db, queue: Queue, target: Target, facts: Facts, now: Date): Promise<void> {
  const { provider, ref, userId } = target
  const before = await queries.findSubscriptionByRef(db, provider, ref)
  const isFirstPayment = facts.startedAt !== null && !before?.started_at
  const isSecond = isFirstPayment && (await queries.subscriptionsOf(db, userId, now)).some(isPaidUp)
  const duplicateSince = before?.duplicate_since ?? (isSecond ? now : null)
  const subscriptionId = await upsertSubscription(db, target, { ...facts, duplicateSince }, now)
  if (duplicateSince) await undoPurchase(db, target, facts, now)
  else if (isFirstPayment) await replaceOlderAccess(db, target, now)
  if (facts.refundedAt && !facts.endedAt) await requestCancellation(db, provider, ref, 'refunded', now)
  const added = await saveReceipts(db, { ...target, subscriptionId }, facts.payments)
  await syncRole(db, userId, now)
  const kind = duplicateSince ? 'paid_twice' : 'payment_received'
  for (const payment of added)
    await notifyCustomer(db, queue, { userId, kind, about: payment.paymentRef, detail: formatAmount(payment) }, now)
  await notifyStateChange(db, queue, { userId, subscriptionId }, (before?.state ?? null) as PaidState | null, now)
}

async function upsertSubscription(
  db: Db,
  { provider, ref, checkoutId, userId }: Target,
  facts: Facts & StatusFacts,
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
    duplicate_since: facts.duplicateSince,
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

/** Replaces trial, older subscriptions and a role set by an admin. */
async function replaceOlderAccess(db: Db, { userId, provider, ref }: Target, now: Date): Promise<void> {
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
  const running = await queries.runningAtProvider(db, userId)
  const older = running.filter((one) => one.provider !== provider || one.provider_ref !== ref)
  for (const one of older) await requestCancellation(db, one.provider as Provider, one.provider_ref, 'second', now)
}

async function undoPurchase(db: Db, { provider, ref }: Target, { endedAt, payments }: Facts, now: Date): Promise<void> {
  if (!endedAt) await requestCancellation(db, provider, ref, 'second', now)
  for (const { paymentRef, refunded, total } of payments)
    if (refunded < total) await requestRefund(db, provider, paymentRef, 'second', now)
}

type Payments = Facts['payments']
type Owner = Pick<Target, 'userId' | 'provider' | 'gst'> & { subscriptionId: string }

/** @returns payments without receipt until now */
async function saveReceipts(db: Db, owner: Owner, payments: Payments): Promise<Payments> {
  const added: Payments = []
  for (const payment of payments)
    if (await insertReceipt(db, owner, payment)) added.push(payment)
    else await updateRefunded(db, owner, payment)
  return added
}

async function insertReceipt(
  db: Db,
  { userId, subscriptionId, provider, gst }: Owner,
  { paymentRef, paidAt, total, tax, refunded, currency }: Payments[number],
): Promise<boolean> {
  const note = gst && currency === 'INR' && tax === 0 ? { ...gst, ...splitGst(total, gst.percent) } : null
  const ids = { receipt_id: newId(), user_id: userId, subscription_id: subscriptionId, provider, payment_ref: paymentRef }
  const inserted = await db
    .insertInto('receipts')
    .values({ ...ids, paid_at: paidAt, total, tax, refunded, currency, gst: note && JSON.stringify(note) })
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
