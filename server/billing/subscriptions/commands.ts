import { sql } from 'kysely'
import { type Provider, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '#contract/billing/billing-rules.ts'
import { dayInWords } from '#contract/calendar.ts'
import { switchProRole } from '#server/accounts/accounts/commands/change-role.ts'
import { lockOwnAccount } from '#server/accounts/accounts/commands/lock-account.ts'
import { endLater } from '#server/billing/providers/payment-endings.ts'
import type { PaymentEvent } from '#server/billing/providers/payment-event.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { notify } from '#server/messaging/notifications/commands.ts'
import { newId } from '#server/platform/auth/ids.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { dayIn } from '#server/platform/time/local-time.ts'
import { daysBefore, RETENTION_DAYS } from '#server/settings/retention.ts'
import { type BillingMailJob, billingNotice, moneyIn } from './notices.ts'
import * as queries from './queries.ts'
import type { Facts, Folded, NewsKind, Order, PaidState } from './rules.ts'
import * as rules from './rules.ts'

export { anomalies, type BillingStatus, receiptsOf as receiptsFor, standingOf } from './queries.ts'

/** What became of an event. `known`: it had been told before. */
export type Outcome = 'applied' | 'flagged' | 'unmatched' | 'known'

/**
 * Takes in what a provider told, once, with all that follows from it, or not at all. The subscription is what all its events come to in the
 * order in which they happened, so the order of their arrival makes no difference.
 */
export async function applyPaymentEvent(
  db: Db,
  queue: Queue,
  provider: Provider,
  event: PaymentEvent,
  now: Date,
): Promise<Outcome> {
  return inTransaction(db, async (db) => {
    const ref = await holdSubscription(db, provider, event)
    if (!(await keepEvent(db, provider, ref, event, now))) return 'known'
    if (ref === null) return 'unmatched'
    await adoptRefunds(db, provider, ref, event)
    const events = await queries.eventsOf(db, provider, ref)
    const checkout = await checkoutOf(db, provider, ref, events)
    if (!checkout) return 'unmatched'
    await lockOwnAccount(db, checkout.user_id)
    const order: Order = { userId: checkout.user_id, product: checkout.product_ref, ...checkout }
    const folded = rules.fold(events, order)
    await noteOutcomes(db, provider, ref, checkout.checkout_id, folded)
    if (folded.objections.size < events.length)
      await keepSubscription(db, queue, { provider, ref, checkoutId: checkout.checkout_id, order }, folded.facts, now)
    return folded.objections.has(event.id) ? 'flagged' : 'applied'
  })
}

/** @returns the subscription's name, held from here on; a refund may not tell it */
async function holdSubscription(db: Db, provider: Provider, event: PaymentEvent): Promise<string | null> {
  const payment = rules.paymentRefOf(event)
  if (payment) await queries.holdName(db, 'payment', provider, payment)
  const ref = event.subscriptionRef ?? (payment ? await queries.subscriptionOfPayment(db, provider, payment) : null)
  if (ref) await queries.holdName(db, 'subscription', provider, ref)
  return ref
}

/** @returns false for one that is there already */
async function keepEvent(db: Db, provider: Provider, ref: string | null, event: PaymentEvent, now: Date): Promise<boolean> {
  const kept = await db
    .insertInto('billing_events')
    .values({
      ...{ provider, event_id: event.id, type: event.type, subscription_ref: ref, payment_ref: rules.paymentRefOf(event) },
      ...{ occurred_at: new Date(event.at), received_at: now, outcome: 'unmatched', facts: JSON.stringify(event) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Refunds that came before anybody knew whose payment they give back. */
async function adoptRefunds(db: Db, provider: Provider, ref: string, event: PaymentEvent): Promise<void> {
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

/** Found by what we know of the subscription, else by the checkout that its events carry. */
async function checkoutOf(db: Db, provider: Provider, ref: string, events: PaymentEvent[]) {
  const known = await queries.subscriptionByRef(db, provider, ref)
  const named = known ? [known.checkout_id] : rules.namedIn(events)
  return named.length === 0 ? undefined : queries.checkoutAmong(db, provider, named)
}

async function noteOutcomes(db: Db, provider: Provider, ref: string, checkout_id: string, { objections }: Folded): Promise<void> {
  const events = () => db.updateTable('billing_events').where('provider', '=', provider).where('subscription_ref', '=', ref)
  await events().set({ checkout_id, outcome: 'applied', reason: null }).where('outcome', '=', 'unmatched').execute()
  for (const [id, reason] of objections) await events().set({ outcome: 'flagged', reason }).where('event_id', '=', id).execute()
}

interface Place {
  provider: Provider
  ref: string
  checkoutId: string
  order: Order
}

async function keepSubscription(db: Db, queue: Queue, place: Place, facts: Facts, now: Date): Promise<void> {
  const { provider, ref, checkoutId, order } = place
  const before = await queries.subscriptionByRef(db, provider, ref)
  const look = rules.lookAt(facts, now)
  const columns = {
    customer_ref: facts.customerRef,
    started_at: facts.startedAt,
    period_end: facts.periodEnd,
    cancel_at_end: facts.cancelAtEnd,
    due_since: facts.dueSince,
    ended_at: facts.endedAt,
    refunded_at: facts.refundedAt,
    state: look.state,
    next_look_at: look.next,
    updated_at: now,
  }
  const { subscription_id } = await db
    .insertInto('subscriptions')
    .values({
      ...{
        subscription_id: newId(),
        user_id: order.userId,
        checkout_id: checkoutId,
        provider,
        provider_ref: ref,
        created_at: now,
      },
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doUpdateSet(columns))
    .returning('subscription_id')
    .executeTakeFirstOrThrow()
  if (facts.startedAt && !before?.started_at) await begin(db, order.userId, now)
  if (facts.refundedAt && !facts.endedAt) await endLater(db, provider, ref, 'refunded', now)
  const arrived = await keepReceipts(db, { userId: order.userId, subscription_id, provider }, facts)
  await settleRole(db, order.userId, now)
  for (const payment of arrived)
    await tell(db, queue, { userId: order.userId, kind: 'payment_received', about: payment.paymentRef }, moneyIn(payment), now)
  await tellChange(
    db,
    queue,
    { userId: order.userId, subscriptionId: subscription_id },
    (before?.state ?? null) as PaidState | null,
    now,
  )
}

/** What is bought anew takes the place of the trial, of an older subscription and of what an admin had set. */
async function begin(db: Db, userId: string, now: Date): Promise<void> {
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
  for (const { provider, provider_ref } of older) await endLater(db, provider as Provider, provider_ref, 'second', now)
}

/** @returns those that are new */
async function keepReceipts(
  db: Db,
  { userId, subscription_id, provider }: { userId: string; subscription_id: string; provider: Provider },
  { payments }: Facts,
): Promise<Facts['payments']> {
  const arrived: Facts['payments'] = []
  for (const payment of payments) {
    const { paymentRef: payment_ref, paidAt: paid_at, total, tax, refunded, currency } = payment
    const kept = await db
      .insertInto('receipts')
      .values({
        receipt_id: newId(),
        user_id: userId,
        subscription_id,
        provider,
        payment_ref,
        paid_at,
        total,
        tax,
        refunded,
        currency,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('receipt_id')
      .executeTakeFirst()
    if (kept) arrived.push(payment)
    else
      await db
        .updateTable('receipts')
        .set({ refunded })
        .where('provider', '=', provider)
        .where('payment_ref', '=', payment_ref)
        .where('subscription_id', '=', subscription_id)
        .execute()
  }
  return arrived
}

const BILLING = { id: null, username: 'Billing' }

/** Brings the role in line with what is paid; must run inside a transaction that holds the person. */
async function settleRole(db: Db, userId: string, now: Date): Promise<void> {
  const member = await queries.membershipOf(db, userId, now)
  if (!member) return
  const isPaid = (await queries.subscriptionsOf(db, userId, now)).some(({ state }) => state !== null && state !== 'ended')
  const isEntitled = isPaid || (member.trial?.isRunning ?? false)
  const move = rules.roleMove(member, isEntitled)
  const moved = move !== undefined && (await switchProRole(db, BILLING, userId, move, now))
  const role_by = moved && move.to === 'pro' ? 'billing' : !isEntitled && member.roleBy === 'billing' ? null : member.roleBy
  if (role_by !== member.roleBy) await db.updateTable('billing_members').set({ role_by }).where('user_id', '=', userId).execute()
}

/** What an admin sets stays until the person buys anew. */
export async function markManualRole(db: Db, userIds: string[]): Promise<void> {
  await db.updateTable('billing_members').set({ role_by: 'hand' }).where('user_id', 'in', userIds).execute()
}

const DAY_MS = 24 * 60 * 60_000

/** Must run inside a transaction that holds the person, who has had no trial yet. */
export async function beginTrial(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  const trial_ends_at = new Date(now.getTime() + TRIAL_DAYS * DAY_MS)
  const trial = { trial_started_at: now, trial_ends_at, role_by: null }
  await db
    .insertInto('billing_members')
    .values({ user_id: userId, ...trial })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(trial))
    .execute()
  await settleRole(db, userId, now)
  await tell(db, queue, { userId, kind: 'trial_started', about: 'once' }, trial_ends_at, now)
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** What the passing of time makes of trials, periods and grace. One person who cannot be dealt with keeps nobody else waiting. */
export async function advanceDueSubscriptions(db: Db, queue: Queue, now: Date, failed: (error: unknown) => void): Promise<void> {
  const reminderFrom = new Date(now.getTime() + TRIAL_REMINDER_DAYS * DAY_MS)
  for (let after = BEFORE_ALL; ; ) {
    const userIds = await queries.dueMembers(db, now, reminderFrom, after)
    for (const userId of userIds) await lookAfter(db, queue, userId, now).catch(failed)
    const last = userIds.at(-1)
    if (!last) return
    after = last
  }
}

async function lookAfter(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (db) => {
    await lockOwnAccount(db, userId)
    const held = await queries.subscriptionsOf(db, userId, now)
    for (const { subscriptionId, state, next } of held)
      await db
        .updateTable('subscriptions')
        .set({ state, next_look_at: next, updated_at: now })
        .where('subscription_id', '=', subscriptionId)
        .execute()
    await lookAfterTrial(db, queue, userId, now)
    await settleRole(db, userId, now)
    for (const { subscriptionId, stateBefore } of held) await tellChange(db, queue, { userId, subscriptionId }, stateBefore, now)
  })
}

async function lookAfterTrial(db: Db, queue: Queue, userId: string, now: Date): Promise<void> {
  const trial = (await queries.membershipOf(db, userId, now))?.trial
  if (!trial || trial.isClosed) return
  const columns = trial.isRunning ? { trial_reminded_at: now } : { trial_closed_at: now }
  await db.updateTable('billing_members').set(columns).where('user_id', '=', userId).execute()
  await tell(db, queue, { userId, kind: trial.isRunning ? 'trial_ending' : 'trial_ended', about: 'once' }, trial.endsAt, now)
}

/** What belongs to nobody here, such as what is told of an account after it has gone. */
export async function forgetUnmatched(db: Db, now: Date): Promise<void> {
  const forget = (outcome: string, days: number) =>
    db.deleteFrom('billing_events').where('outcome', '=', outcome).where('received_at', '<', daysBefore(now, days)).execute()
  await forget('unmatched', RETENTION_DAYS.unmatchedEvents)
  await forget('flagged', RETENTION_DAYS.flaggedEvents)
}

/** By what it became, read again: the words name its dates. */
async function tellChange(
  db: Db,
  queue: Queue,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  before: PaidState | null,
  now: Date,
): Promise<void> {
  const held = (await queries.subscriptionsOf(db, userId, now)).find((one) => one.subscriptionId === subscriptionId)
  const kind = held && rules.newsOf(before, held.state)
  if (!held || !kind) return
  const date = (kind === 'cancelled' ? held.periodEnd : held.graceUntil) ?? held.endedAt ?? now
  await tell(db, queue, { userId, kind, about: `${subscriptionId}:${now.toISOString()}` }, date, now)
}

/** In the bell and by mail. Who has gone or is suspended is told nothing. */
async function tell(
  db: Db,
  queue: Queue,
  { userId, kind, about }: { userId: string; kind: NewsKind; about: string },
  said: Date | string,
  now: Date,
): Promise<void> {
  const person = await queries.addresseeOf(db, userId)
  if (!person) return
  const detail = typeof said === 'string' ? said : dayInWords(dayIn(person.time_zone, said))
  await notify(db, [billingNotice({ userId, kind, about, detail })], now)
  await queue.enqueue(db, 'mail-billing', { userId, kind, detail } satisfies BillingMailJob)
}
