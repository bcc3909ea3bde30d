import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Receipt, Subscription } from '#contract/billing/subscriptions.ts'
import type { PaymentEvent } from '#server/billing/providers/payment-event.ts'
import type { AtProvider } from '#server/billing/providers/payment-port.ts'
import type { Db } from '#server/db/open.ts'
import { type Facts, type PaidState, type StatusAt, statusAt } from './rules.ts'

/**
 * Two events of one subscription are applied one after the other, also before there is a row to lock. Always lock the payment first: the same
 * order everywhere prevents deadlocks.
 */
export async function lockName(db: Db, kind: 'payment' | 'subscription', provider: Provider, ref: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing ${kind} ${provider} ${ref}`}, 0))`.execute(db)
}

/** A refund may name only the payment. */
export async function subscriptionOfPayment(db: Db, provider: Provider, paymentRef: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_events')
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('subscription_ref', 'is not', null)
    .select('subscription_ref')
    .executeTakeFirst()
  return row?.subscription_ref ?? null
}

export async function eventsOf(db: Db, provider: Provider, subscriptionRef: string): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('billing_events')
    .where('provider', '=', provider)
    .where('subscription_ref', '=', subscriptionRef)
    .select('facts')
    .execute()
  return rows.map(({ facts }) => facts as unknown as PaymentEvent)
}

export const subscriptionByRef = (db: Db, provider: Provider, ref: string) =>
  db.selectFrom('subscriptions').where('provider', '=', provider).where('provider_ref', '=', ref).selectAll().executeTakeFirst()

/** The checkout that the events name, if it exists and belongs to this provider. */
export const checkoutAmong = (db: Db, provider: Provider, checkoutIds: string[]) =>
  db
    .selectFrom('billing_checkouts')
    .where('provider', '=', provider)
    .where('checkout_id', 'in', checkoutIds)
    .orderBy('checkout_id')
    .select(['checkout_id', 'user_id', 'product_ref', 'amount', 'currency'])
    .executeTakeFirst()

/** Subscriptions that the provider has not ended, latest first. */
export const runningAtProvider = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .orderBy('started_at', 'desc')
    .orderBy('subscription_id', 'desc')
    .select(['provider', 'provider_ref'])
    .execute()

/** A subscription with its status at a given time. */
export interface CurrentSubscription extends StatusAt {
  subscriptionId: string
  checkoutId: string
  provider: Provider
  providerRef: string
  customerRef: string | null
  cycle: BillingCycle
  amount: number
  currency: string
  startedAt: Date | null
  periodEnd: Date | null
  cancelAtEnd: boolean
  /** The state in the database, which may be out of date. */
  savedState: PaidState | null
}

export async function subscriptionsOf(db: Db, userId: string, now: Date): Promise<CurrentSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('billing_checkouts as c', 'c.checkout_id', 's.checkout_id')
    .where('s.user_id', '=', userId)
    .orderBy('s.subscription_id', 'desc')
    .selectAll('s')
    .select(['c.cycle', 'c.amount', 'c.currency'])
    .execute()
  return rows.map((row) => ({
    ...statusAt(factsIn(row), now),
    subscriptionId: row.subscription_id,
    checkoutId: row.checkout_id,
    provider: row.provider as Provider,
    providerRef: row.provider_ref,
    customerRef: row.customer_ref,
    cycle: row.cycle as BillingCycle,
    amount: row.amount,
    currency: row.currency,
    startedAt: row.started_at,
    periodEnd: row.period_end,
    cancelAtEnd: row.cancel_at_end,
    savedState: row.state as PaidState | null,
  }))
}

interface FactColumns {
  started_at: Date | null
  period_end: Date | null
  cancel_at_end: boolean
  due_since: Date | null
  ended_at: Date | null
  refunded_at: Date | null
}

export const factsIn = (row: FactColumns): Omit<Facts, 'payments' | 'customerRef'> => ({
  startedAt: row.started_at,
  periodEnd: row.period_end,
  cancelAtEnd: row.cancel_at_end,
  dueSince: row.due_since,
  endedAt: row.ended_at,
  refundedAt: row.refunded_at,
})

export interface Trial {
  startedAt: Date
  endsAt: Date
  isRunning: boolean
  isClosed: boolean
  isReminded: boolean
}

export interface Membership {
  role: string
  roleBy: 'billing' | 'hand' | null
  trial: Trial | null
}

export async function membershipOf(db: Db, userId: string, now: Date): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('billing_members as m', 'm.user_id', 'users.user_id')
    .where('users.user_id', '=', userId)
    .select(['role', 'role_by', 'trial_started_at', 'trial_ends_at', 'trial_reminded_at', 'trial_closed_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { role, role_by, trial_started_at: startedAt, trial_ends_at: endsAt, trial_reminded_at, trial_closed_at } = row
  const isClosed = trial_closed_at !== null
  const trial = startedAt &&
    endsAt && { startedAt, endsAt, isClosed, isRunning: !isClosed && now < endsAt, isReminded: trial_reminded_at !== null }
  return { role, roleBy: role_by as Membership['roleBy'], trial: trial || null }
}

/** The subscription or trial that decides what the account may use. */
export interface BillingStatus {
  role: string
  shown: Omit<Subscription, 'checkout' | 'has_portal' | `can_${string}`>
  isTrial: boolean
  hadTrial: boolean
  /** The purchase, also after it has ended. */
  paid: (AtProvider & { provider: Provider }) | null
}

export async function billingStatusOf(db: Db, userId: string, now: Date): Promise<BillingStatus> {
  const { role = 'free', trial = null } = (await membershipOf(db, userId, now)) ?? {}
  const bought = (await subscriptionsOf(db, userId, now)).filter(({ state }) => state !== null)
  const [paid = null] = bought.sort((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended') || timeOf(b) - timeOf(a))
  const isTrial = (trial?.isRunning ?? false) && (paid === null || paid.state === 'ended')
  // If both have ended, show the later one.
  const isAboutTrial =
    trial !== null && (isTrial || paid === null || (paid.state === 'ended' && timeOf(paid) < trial.startedAt.getTime()))
  return {
    role,
    shown: isAboutTrial ? trialShown(trial) : paid ? boughtShown(paid, trial) : NOTHING,
    isTrial,
    hadTrial: trial !== null,
    paid: paid && { subscriptionRef: paid.providerRef, customerRef: paid.customerRef, userId, provider: paid.provider },
  }
}

const timeOf = ({ startedAt }: CurrentSubscription): number => startedAt?.getTime() ?? 0
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const NOTHING: BillingStatus['shown'] = {
  state: null,
  plan: null,
  cycle: null,
  price: null,
  provider: null,
  started_at: null,
  trial_ends_at: null,
  current_period_end: null,
  grace_until: null,
  cancel_at_end: false,
  ended_at: null,
}

const trialShown = ({ startedAt, endsAt, isRunning }: Trial): BillingStatus['shown'] => ({
  ...NOTHING,
  state: isRunning ? 'trialing' : 'ended',
  plan: 'pro',
  started_at: startedAt.toISOString(),
  trial_ends_at: endsAt.toISOString(),
  ended_at: isRunning ? null : endsAt.toISOString(),
})

const boughtShown = (subscription: CurrentSubscription, trial: Trial | null): BillingStatus['shown'] => ({
  state: subscription.state,
  plan: 'pro',
  cycle: subscription.cycle,
  price: { amount: subscription.amount, currency: subscription.currency },
  provider: subscription.provider,
  started_at: iso(subscription.startedAt),
  trial_ends_at: iso(trial?.endsAt ?? null),
  current_period_end: iso(subscription.periodEnd),
  grace_until: iso(subscription.graceUntil),
  cancel_at_end: subscription.cancelAtEnd,
  ended_at: iso(subscription.endedAt),
})

export async function hasUsedTrial(db: Db, mailboxHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_trial_uses')
    .where('mailbox_hash', '=', mailboxHash)
    .select('used_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Accounts whose subscription or trial is due for a change or a reminder, by id. Up to 200 after the id `after`. */
export async function dueMembers(db: Db, now: Date, remindBefore: Date, after: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select user_id from subscriptions where next_look_at <= ${now}
      union
      select user_id from billing_members where trial_closed_at is null and trial_ends_at is not null
        and (trial_ends_at <= ${now} or (trial_reminded_at is null and trial_ends_at <= ${remindBefore}))
    ) as due where user_id > ${after} order by user_id limit 200`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function receiptsOf(db: Db, userId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('receipts as r')
    .innerJoin('subscriptions as s', 's.subscription_id', 'r.subscription_id')
    .innerJoin('billing_checkouts as c', 'c.checkout_id', 's.checkout_id')
    .where('r.user_id', '=', userId)
    .orderBy('r.paid_at', 'desc')
    .orderBy('r.receipt_id', 'desc')
    .limit(MAX_RECEIPTS)
    .select(['receipt_id', 'paid_at', 'total', 'tax', 'refunded', 'r.currency', 'r.provider', 'payment_ref', 'c.cycle'])
    .execute()
  return rows.map((row) => ({
    receipt_id: row.receipt_id,
    paid_at: row.paid_at.toISOString(),
    total: { amount: row.total, currency: row.currency },
    tax: row.tax,
    refunded: row.refunded,
    status: row.refunded === 0 ? 'paid' : row.refunded < row.total ? 'partly_refunded' : 'refunded',
    cycle: row.cycle as BillingCycle,
    provider: row.provider as Provider,
    reference: row.payment_ref,
  }))
}

/** Sixteen years of monthly payments. */
const MAX_RECEIPTS = 200

/** `undefined` for deleted and suspended accounts. */
export const findRecipient = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where('suspended_at', 'is', null)
    .select(['email', 'username', 'time_zone'])
    .executeTakeFirst()

/** Payment events that did not fit, and cancellations that the provider has not confirmed. */
export async function anomalies(db: Db): Promise<{ flagged: number; unmatched: number; endings: number }> {
  const { rows } = await sql<{ flagged: number; unmatched: number; endings: number }>`
    select (select count(*) from billing_events where outcome = 'flagged')::int as flagged,
      (select count(*) from billing_events where outcome = 'unmatched')::int as unmatched,
      (select count(*) from billing_endings where done_at is null)::int as endings`.execute(db)
  return rows[0] ?? { flagged: 0, unmatched: 0, endings: 0 }
}
