import { GRACE_DAYS, RENEWAL_HOURS, type SubscriptionState } from '#contract/billing/billing-rules.ts'
import type { Paid, PaymentEvent } from '#server/billing/providers/payment-event.ts'

/** What was ordered and has to be what is paid. */
export interface Order {
  userId: string
  product: string
  amount: number
  currency: string
}

export interface PaidOnce {
  paymentRef: string
  paidAt: Date
  total: number
  tax: number
  currency: string
  refunded: number
}

/** What all events of a subscription come to. */
export interface Facts {
  customerRef: string | null
  /** When it was first paid. */
  startedAt: Date | null
  periodEnd: Date | null
  cancelAtEnd: boolean
  /** Since when the provider misses a payment. */
  dueSince: Date | null
  /** When the provider ended it. */
  endedAt: Date | null
  /** When the latest payment was given back whole. */
  refundedAt: Date | null
  payments: PaidOnce[]
}

/** Why an event does not count. */
export type Objection = 'other_person' | 'other_product' | 'other_amount' | 'other_currency'

export interface Folded {
  facts: Facts
  objections: Map<string, Objection>
}

const DAY_MS = 24 * 60 * 60_000
export const GRACE_MS = GRACE_DAYS * DAY_MS
export const RENEWAL_MS = RENEWAL_HOURS * 60 * 60_000

/** In whatever order the events arrived: they are gone through in the order in which they happened. */
export function fold(events: PaymentEvent[], order: Order): Folded {
  const folded: Folded = { facts: nothingYet(), objections: new Map() }
  for (const event of inOrder(events)) {
    const objection = objectionTo(event, order)
    if (objection) folded.objections.set(event.id, objection)
    else {
      folded.facts.customerRef = event.customerRef ?? folded.facts.customerRef
      take(folded.facts, event, new Date(event.at))
    }
  }
  return folded
}

const nothingYet = (): Facts => ({
  customerRef: null,
  startedAt: null,
  periodEnd: null,
  cancelAtEnd: false,
  dueSince: null,
  endedAt: null,
  refundedAt: null,
  payments: [],
})

/** What happened at the very same moment has an order of its own, so that no two orders of arrival can differ. */
const RANKS: Record<PaymentEvent['what']['kind'], number> = { subscription: 0, declined: 1, payment: 2, refund: 3 }

const inOrder = (events: PaymentEvent[]): PaymentEvent[] =>
  [...events].sort(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) ||
      RANKS[a.what.kind] - RANKS[b.what.kind] ||
      (a.id < b.id ? -1 : Number(a.id !== b.id)),
  )

function objectionTo({ userId, what }: PaymentEvent, order: Order): Objection | undefined {
  if (userId !== null && userId !== order.userId) return 'other_person'
  if (what.kind === 'declined' || what.kind === 'refund') return undefined
  if (what.product !== null && what.product !== order.product) return 'other_product'
  if (what.currency !== order.currency) return 'other_currency'
  return isRightAmount(what, order.amount) ? undefined : 'other_amount'
}

/** Tax comes on top or is part of the price, as the provider has it for where somebody lives. */
function isRightAmount(what: Extract<PaymentEvent['what'], { kind: 'subscription' | 'payment' }>, price: number): boolean {
  if (what.kind === 'subscription') return what.amount === null || what.amount === price
  return what.total === price || what.total - what.tax === price
}

function take(facts: Facts, { what }: PaymentEvent, at: Date): void {
  switch (what.kind) {
    case 'subscription':
      if (what.periodEnd) facts.periodEnd = new Date(what.periodEnd)
      facts.cancelAtEnd = what.cancelAtEnd
      facts.endedAt = what.status === 'over' ? (facts.endedAt ?? at) : null
      facts.dueSince = what.status === 'past_due' ? (facts.dueSince ?? at) : null
      return
    case 'payment':
      takePayment(facts, what, at)
      return
    case 'declined':
      if (isAboutRenewal(facts, at)) facts.dueSince ??= at
      return
    case 'refund': {
      const payment = facts.payments.find(({ paymentRef }) => paymentRef === what.paymentRef)
      if (!payment) return
      const given = what.amount ?? payment.total
      payment.refunded = Math.min(
        payment.total,
        what.refundRef === null ? Math.max(payment.refunded, given) : payment.refunded + given,
      )
      if (what.isFull) payment.refunded = payment.total
      if (payment.refunded === payment.total && payment === facts.payments.at(-1)) facts.refundedAt = at
    }
  }
}

function takePayment(facts: Facts, { paymentRef, total, tax, currency }: Paid, paidAt: Date): void {
  if (facts.payments.some((known) => known.paymentRef === paymentRef)) return
  facts.payments.push({ paymentRef, paidAt, total, tax, currency, refunded: 0 })
  facts.startedAt ??= paidAt
  facts.dueSince = null
  facts.refundedAt = null
}

/** A card that fails while the period is paid, such as one that somebody tries to change to, takes nothing away. */
const isAboutRenewal = ({ startedAt, periodEnd }: Facts, at: Date): boolean =>
  startedAt !== null && periodEnd !== null && at.getTime() >= periodEnd.getTime() - DAY_MS

export const paymentRefOf = ({ what }: PaymentEvent): string | null => ('paymentRef' in what ? what.paymentRef : null)

/** What sells other things through the same provider may carry along whatever it likes under our name. */
export const namedIn = (events: PaymentEvent[]): string[] =>
  events.flatMap(({ checkoutId }) => (checkoutId !== null && UUID.test(checkoutId) ? [checkoutId] : []))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type PaidState = Exclude<SubscriptionState, 'trialing'>

export interface Look {
  /** `null`: it was never paid. */
  state: PaidState | null
  graceUntil: Date | null
  endedAt: Date | null
  /** When it becomes something else by itself. */
  next: Date | null
}

/** What a subscription is at a moment. All but `ended` opens Pro. */
export function lookAt(
  facts: Pick<Facts, 'startedAt' | 'periodEnd' | 'cancelAtEnd' | 'dueSince' | 'endedAt' | 'refundedAt'>,
  now: Date,
): Look {
  const { startedAt, periodEnd, cancelAtEnd, dueSince, endedAt, refundedAt } = facts
  if (!startedAt || !periodEnd) return { state: null, graceUntil: null, endedAt: null, next: null }
  if (endedAt || refundedAt) return ended(earlier(endedAt, refundedAt))
  if (dueSince) return inGrace(later(dueSince, GRACE_MS), now)
  if (now < periodEnd)
    return { state: cancelAtEnd ? 'canceled_at_end' : 'active', graceUntil: null, endedAt: null, next: periodEnd }
  if (cancelAtEnd) return ended(periodEnd)
  const renewalUntil = later(periodEnd, RENEWAL_MS)
  const graceUntil = later(renewalUntil, GRACE_MS)
  return now < renewalUntil
    ? { state: 'pending_renewal', graceUntil, endedAt: null, next: renewalUntil }
    : inGrace(graceUntil, now)
}

const inGrace = (graceUntil: Date, now: Date): Look =>
  now < graceUntil ? { state: 'past_due', graceUntil, endedAt: null, next: graceUntil } : ended(graceUntil)

const ended = (endedAt: Date): Look => ({ state: 'ended', graceUntil: null, endedAt, next: null })

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
const earlier = (a: Date | null, b: Date | null): Date =>
  new Date(Math.min(...[a, b].flatMap((at) => (at ? [at.getTime()] : []))))

export type NewsKind =
  | 'trial_started'
  | 'trial_ending'
  | 'trial_ended'
  | 'payment_received'
  | 'payment_failed'
  | 'cancelled'
  | 'ended'

/** What somebody is told when their subscription becomes another; going on as before is no news. */
export function newsOf(before: PaidState | null, after: PaidState | null): NewsKind | undefined {
  if (before === after || after === null) return undefined
  if (after === 'past_due') return 'payment_failed'
  if (after === 'canceled_at_end') return 'cancelled'
  return after === 'ended' && before !== null ? 'ended' : undefined
}

/** Pro is taken back from whom it was given, and from nobody else; testers and admins are neither `free` nor `pro`. */
export function roleMove(
  { role, roleBy }: { role: string; roleBy: string | null },
  isEntitled: boolean,
): { from: 'free'; to: 'pro' } | { from: 'pro'; to: 'free' } | undefined {
  if (isEntitled && role === 'free' && roleBy !== 'hand') return { from: 'free', to: 'pro' }
  if (!isEntitled && role === 'pro' && roleBy === 'billing') return { from: 'pro', to: 'free' }
  return undefined
}
