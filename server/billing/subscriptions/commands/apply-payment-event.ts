import type { Provider } from '#contract/billing/billing-rules.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { PaymentEvent } from '#server/payments/payment-event.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { findSubscriptionByRef } from '../queries.ts'
import * as rules from '../rules.ts'
import * as paymentEvents from './payment-events.ts'
import { saveSubscription } from './save-subscription.ts'

/** `known`: applied before. */
export type Outcome = 'applied' | 'flagged' | 'unmatched' | 'known'

/** Applies each event once. Replays all events in order of occurrence, so arrival order does not matter. */
export async function applyPaymentEvent(
  { db, queue, payments }: Pick<BillingDeps, 'db' | 'queue' | 'payments'>,
  provider: Provider,
  event: PaymentEvent,
  now: Date,
): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const ref = await lockSubscription(db, provider, event)
    if (!(await paymentEvents.insertPaymentEvent(db, provider, ref, event, now))) return 'known'
    if (ref === null) return 'unmatched'
    await paymentEvents.assignRefunds(db, provider, ref, event)
    const events = await paymentEvents.listPaymentEvents(db, provider, ref)
    const checkout = await findCheckout(db, provider, ref, events)
    if (!checkout) return 'unmatched'
    await lockOwnAccount(db, checkout.user_id)
    const order = { userId: checkout.user_id, product: checkout.product_ref, ...checkout }
    const { facts, mismatches } = rules.replayEvents(events, order)
    await paymentEvents.saveOutcomes(db, provider, ref, checkout.checkout_id, mismatches)
    const target = { provider, ref, checkoutId: checkout.checkout_id, userId: checkout.user_id, gst: payments.gst }
    if (mismatches.size < events.length) await saveSubscription(db, queue, target, facts, now)
    return mismatches.has(event.id) ? 'flagged' : 'applied'
  })
}

/** Locks the subscription. @returns its provider id; `null` for a refund without it */
async function lockSubscription(db: Db, provider: Provider, event: PaymentEvent): Promise<string | null> {
  const payment = rules.paymentRefOf(event)
  if (payment) await paymentEvents.lockRef(db, 'payment', provider, payment)
  const ref = event.subscriptionRef ?? (payment ? await paymentEvents.findSubscriptionRef(db, provider, payment) : null)
  if (ref) await paymentEvents.lockRef(db, 'subscription', provider, ref)
  return ref
}

/** A new subscription uses the one its events name. */
async function findCheckout(db: Db, provider: Provider, ref: string, events: PaymentEvent[]) {
  const known = await findSubscriptionByRef(db, provider, ref)
  const ids = known ? [known.checkout_id] : rules.checkoutIdsIn(events)
  return ids.length === 0 ? undefined : firstCheckout(db, provider, ids)
}

const firstCheckout = (db: Db, provider: Provider, checkoutIds: string[]) =>
  db
    .selectFrom('billing_checkouts')
    .where('provider', '=', provider)
    .where('checkout_id', 'in', checkoutIds)
    .orderBy('checkout_id')
    .select(['checkout_id', 'user_id', 'product_ref', 'amount', 'currency'])
    .executeTakeFirst()
