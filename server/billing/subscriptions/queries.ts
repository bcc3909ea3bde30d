import { sql } from 'kysely'
import type { Provider } from '#contract/billing/billing-rules.ts'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/open.ts'
import { type PaidState, type StatusAt, type StatusFacts, statusAt } from './rules.ts'

export const findSubscriptionByRef = (db: Db, provider: Provider, ref: string) =>
  db.selectFrom('subscriptions').where('provider', '=', provider).where('provider_ref', '=', ref).selectAll().executeTakeFirst()

export const runningAtProvider = (db: Db, userId: string) =>
  db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('started_at', 'is not', null)
    .where('ended_at', 'is', null)
    .select(['provider', 'provider_ref'])
    .execute()

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
  duplicateSince: Date | null
  /** May be outdated. */
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
    duplicateSince: row.duplicate_since,
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
  duplicate_since: Date | null
}

export const factsIn = (row: FactColumns): StatusFacts => ({
  startedAt: row.started_at,
  periodEnd: row.period_end,
  cancelAtEnd: row.cancel_at_end,
  dueSince: row.due_since,
  endedAt: row.ended_at,
  refundedAt: row.refunded_at,
  duplicateSince: row.duplicate_since,
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

export async function hasUsedTrial(db: Db, mailboxHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_trial_uses')
    .where('mailbox_hash', '=', mailboxHash)
    .select('used_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Up to 200, by id. */
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

/** `undefined` for deleted and suspended accounts. */
export const findRecipient = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .where('user_id', '=', userId)
    .where('suspended_at', 'is', null)
    .select(['email', 'username', 'time_zone', 'interface_language'])
    .executeTakeFirst()

export async function anomalies(db: Db): Promise<{ flagged: number; unmatched: number; endings: number; refunds: number }> {
  const { rows } = await sql<{ flagged: number; unmatched: number; endings: number; refunds: number }>`
    select (select count(*) from billing_events where outcome = 'flagged')::int as flagged,
      (select count(*) from billing_events where outcome = 'unmatched')::int as unmatched,
      (select count(*) from billing_endings where done_at is null)::int as endings,
      (select count(*) from billing_refunds where done_at is null)::int as refunds`.execute(db)
  return rows[0] ?? { flagged: 0, unmatched: 0, endings: 0, refunds: 0 }
}
