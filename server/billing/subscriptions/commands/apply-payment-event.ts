import type { Provider } from '#contract/billing/billing-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { PaymentEvent } from '#server/billing/providers/payment-event.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import * as queries from '../queries.ts'
import * as rules from '../rules.ts'
import { saveSubscription } from './save-subscription.ts'

/** `known`: the same event was applied before. */
export type Outcome = 'applied' | 'flagged' | 'unmatched' | 'known'

/**
 * Applies an event of a payment provider once, with everything that follows from it, in one transaction. The subscription is computed from all
 * its events in the order in which they happened, so the order in which they arrive makes no difference.
 */
export async function applyPaymentEvent(
  db: Db,
  queue: Queue,
  provider: Provider,
  event: PaymentEvent,
  now: Date,
): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const ref = await lockSubscription(db, provider, event)
    if (!(await insertEvent(db, provider, ref, event, now))) return 'known'
    if (ref === null) return 'unmatched'
    await assignRefunds(db, provider, ref, event)
    const events = await queries.eventsOf(db, provider, ref)
    const checkout = await findCheckout(db, provider, ref, events)
    if (!checkout) return 'unmatched'
    await lockOwnAccount(db, checkout.user_id)
    const order = { userId: checkout.user_id, product: checkout.product_ref, ...checkout }
    const { facts, mismatches } = rules.replayEvents(events, order)
    await saveOutcomes(db, provider, ref, checkout.checkout_id, mismatches)
    const target = { provider, ref, checkoutId: checkout.checkout_id, userId: checkout.user_id }
    if (mismatches.size < events.length) await saveSubscription(db, queue, target, facts, now)
    return mismatches.has(event.id) ? 'flagged' : 'applied'
  })
}

/** @returns the provider's id of the subscription, locked until the transaction ends; `null` for a refund that does not name it */
async function lockSubscription(db: Db, provider: Provider, event: PaymentEvent): Promise<string | null> {
  const payment = rules.paymentRefOf(event)
  if (payment) await queries.lockName(db, 'payment', provider, payment)
  const ref = event.subscriptionRef ?? (payment ? await queries.subscriptionOfPayment(db, provider, payment) : null)
  if (ref) await queries.lockName(db, 'subscription', provider, ref)
  return ref
}

/** @returns false when the event was stored before */
async function insertEvent(db: Db, provider: Provider, ref: string | null, event: PaymentEvent, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('billing_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      subscription_ref: ref,
      payment_ref: rules.paymentRefOf(event),
      occurred_at: new Date(event.at),
      received_at: now,
      outcome: 'unmatched',
      facts: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Refunds may arrive before the payment that they belong to. */
async function assignRefunds(db: Db, provider: Provider, ref: string, event: PaymentEvent): Promise<void> {
  const payment = rules.paymentRefOf(event)
  if (!payment) return
  await db
    .updateTable('billing_events')
    .set({ subscription_ref: ref })
    .where('provider', '=', provider)
    .where('payment_ref', '=', payment)
    .where('subscription_ref', 'is', null)
    .execute()
}

/** The checkout of the stored subscription; for a new subscription, the one that its events name. */
async function findCheckout(db: Db, provider: Provider, ref: string, events: PaymentEvent[]) {
  const known = await queries.subscriptionByRef(db, provider, ref)
  const ids = known ? [known.checkout_id] : rules.checkoutIdsIn(events)
  return ids.length === 0 ? undefined : queries.checkoutAmong(db, provider, ids)
}

async function saveOutcomes(
  db: Db,
  provider: Provider,
  ref: string,
  checkout_id: string,
  mismatches: Map<string, rules.Mismatch>,
): Promise<void> {
  const events = () => db.updateTable('billing_events').where('provider', '=', provider).where('subscription_ref', '=', ref)
  await events().set({ checkout_id, outcome: 'applied', reason: null }).where('outcome', '=', 'unmatched').execute()
  for (const [id, reason] of mismatches) await events().set({ outcome: 'flagged', reason }).where('event_id', '=', id).execute()
}
