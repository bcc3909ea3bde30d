import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import type { Db } from '#server/db/open.ts'
import type { PaymentEvent } from '#server/payments/payment-event.ts'
import { type Mismatch, paymentRefOf } from '../rules.ts'

/** @returns false if stored before */
export async function insertPaymentEvent(
  db: Db,
  provider: Provider,
  ref: string | null,
  event: PaymentEvent,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insertInto('billing_events')
    .values({
      provider,
      event_id: event.id,
      type: event.type,
      subscription_ref: ref,
      payment_ref: paymentRefOf(event),
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

/** They may arrive before their payment. */
export async function assignRefunds(db: Db, provider: Provider, ref: string, event: PaymentEvent): Promise<void> {
  const payment = paymentRefOf(event)
  if (!payment) return
  await db
    .updateTable('billing_events')
    .set({ subscription_ref: ref })
    .where('provider', '=', provider)
    .where('payment_ref', '=', payment)
    .where('subscription_ref', 'is', null)
    .execute()
}

/** Works before there is a row to lock. Always lock the payment first, to prevent deadlocks. */
export async function lockRef(db: Db, kind: 'payment' | 'subscription', provider: Provider, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${kind} ${provider} ${ref}`}, 0))`.execute(db)
}

/** For refunds that name only the payment. */
export async function findSubscriptionRef(db: Db, provider: Provider, paymentRef: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_events')
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('subscription_ref', 'is not', null)
    .select('subscription_ref')
    .executeTakeFirst()
  return row?.subscription_ref ?? null
}

export async function listPaymentEvents(db: Db, provider: Provider, subscriptionRef: string): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('billing_events')
    .where('provider', '=', provider)
    .where('subscription_ref', '=', subscriptionRef)
    .select('facts')
    .execute()
  return rows.map(({ facts }) => facts as unknown as PaymentEvent)
}

export async function saveOutcomes(
  db: Db,
  provider: Provider,
  ref: string,
  checkout_id: string,
  mismatches: Map<string, Mismatch>,
): Promise<void> {
  const events = () => db.updateTable('billing_events').where('provider', '=', provider).where('subscription_ref', '=', ref)
  await events().set({ checkout_id, outcome: 'applied', reason: null }).where('outcome', '=', 'unmatched').execute()
  for (const [id, reason] of mismatches) await events().set({ outcome: 'flagged', reason }).where('event_id', '=', id).execute()
}
