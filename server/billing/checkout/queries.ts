import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import type { Money } from '#contract/billing/money.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/open.ts'
import { statusOf } from './rules.ts'

export async function checkoutStatusOf(
  db: Db,
  userId: string,
  checkoutId: string,
  now: Date,
): Promise<{ status: CheckoutStatus; cycle: BillingCycle; price: Money } | undefined> {
  const row = await db
    .selectFrom('billing_checkouts')
    .where('checkout_id', '=', checkoutId)
    .where('user_id', '=', userId)
    .select(['checkout_id', 'cycle', 'amount', 'currency', 'expires_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const status = statusOf({ ...(await progressOf(db, row.checkout_id)), expiresAt: row.expires_at }, now)
  return { status, cycle: row.cycle as BillingCycle, price: { amount: row.amount, currency: row.currency } }
}

/** Declined if the latest event is. */
async function progressOf(db: Db, checkoutId: string) {
  const paid = await db
    .selectFrom('subscriptions')
    .where('checkout_id', '=', checkoutId)
    .where('state', 'is not', null)
    .orderBy('duplicate_since', (order) => order.asc().nullsFirst())
    .select('duplicate_since')
    .executeTakeFirst()
  const events = await db
    .selectFrom('billing_events')
    .where('checkout_id', '=', checkoutId)
    .orderBy('occurred_at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(20)
    .select(['outcome', 'facts'])
    .execute()
  const kindOf = (facts: unknown) => (facts as { what?: { kind?: string } }).what?.kind
  return {
    isPaid: paid !== undefined,
    isDuplicate: !!paid?.duplicate_since,
    isFlagged: events.some(({ outcome }) => outcome === 'flagged'),
    isDeclined: events[0] !== undefined && kindOf(events[0].facts) === 'declined',
  }
}

export interface TestSession {
  checkoutId: string
  userId: string
  cycle: BillingCycle
  price: Money
  isExpired: boolean
  isDeclined: boolean
  isPaid: boolean
  isDuplicate: boolean
}

export async function testSession(db: Db, session: string, now: Date): Promise<TestSession | undefined> {
  const row = await db
    .selectFrom('billing_checkouts')
    .where('provider', '=', 'test')
    .where('session_ref', '=', session)
    .select(['checkout_id', 'user_id', 'cycle', 'amount', 'currency', 'expires_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { isDeclined, isPaid, isDuplicate } = await progressOf(db, row.checkout_id)
  return {
    checkoutId: row.checkout_id,
    userId: row.user_id,
    cycle: row.cycle as BillingCycle,
    price: { amount: row.amount, currency: row.currency },
    isExpired: !isPaid && row.expires_at <= now,
    isDeclined,
    isPaid,
    isDuplicate,
  }
}

export async function personalBillingData(db: Db, userId: string) {
  const member = await db
    .selectFrom('billing_members')
    .where('user_id', '=', userId)
    .select(['role_by', 'trial_started_at', 'trial_ends_at', 'trial_reminded_at', 'trial_closed_at'])
    .executeTakeFirst()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .orderBy('subscription_id')
    .select(['provider', 'provider_ref', 'customer_ref', 'started_at', 'period_end', 'cancel_at_end', 'due_since', 'state'])
    .select(['ended_at', 'refunded_at', 'duplicate_since', 'created_at'])
    .execute()
  const receipts = await db
    .selectFrom('receipts')
    .where('user_id', '=', userId)
    .orderBy('paid_at')
    .select(['provider', 'payment_ref', 'paid_at', 'total', 'tax', 'refunded', 'currency', 'gst'])
    .execute()
  const checkouts = await db
    .selectFrom('billing_checkouts')
    .where('user_id', '=', userId)
    .orderBy('checkout_id')
    .select(['checkout_id', 'provider', 'plan', 'cycle', 'amount', 'currency', 'created_at', 'session_ref', 'product_ref'])
    .execute()
  const told = await db
    .selectFrom('billing_events as e')
    .innerJoin('billing_checkouts as c', 'c.checkout_id', 'e.checkout_id')
    .where('c.user_id', '=', userId)
    .orderBy('occurred_at')
    .select(['e.provider', 'e.type', 'e.occurred_at', 'e.outcome', 'e.facts'])
    .execute()
  return { trial: member ?? null, subscriptions, receipts, checkouts, told }
}
