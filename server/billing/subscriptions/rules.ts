import { GRACE_DAYS, RENEWAL_HOURS, type SubscriptionState } from '#contract/billing/billing-rules.ts'
import type { PaymentEvent, PaymentReceived, PaymentRefunded } from '#server/payments/payment-event.ts'

/** Other payments do not count. */
export interface Order {
  userId: string
  product: string
  amount: number
  currency: string
}

export interface SubscriptionPayment {
  paymentRef: string
  paidAt: Date
  total: number
  tax: number
  currency: string
  refunded: number
}

/** Computed from all events. */
export interface Facts {
  customerRef: string | null
  /** First payment. */
  startedAt: Date | null
  periodEnd: Date | null
  cancelAtEnd: boolean
  dueSince: Date | null
  /** By the provider. */
  endedAt: Date | null
  /** Full refund of the latest payment. */
  refundedAt: Date | null
  payments: SubscriptionPayment[]
}

export type Mismatch = 'other_person' | 'other_product' | 'other_amount' | 'other_currency'

export interface Replay {
  facts: Facts
  /** By event id. */
  mismatches: Map<string, Mismatch>
}

const DAY_MS = 24 * 60 * 60_000
export const GRACE_MS = GRACE_DAYS * DAY_MS
export const RENEWAL_MS = RENEWAL_HOURS * 60 * 60_000

/** Both parts add up to the amount. @param percent at most two decimals */
export function splitGst(total: number, percent: number): { taxable: number; tax: number } {
  const hundredths = Math.round(percent * 100)
  const taxable = Math.round((total * 10_000) / (10_000 + hundredths))
  return { taxable, tax: total - taxable }
}

/** In order of occurrence, not arrival. */
export function replayEvents(events: PaymentEvent[], order: Order): Replay {
  const facts = noFacts()
  const mismatches = new Map<string, Mismatch>()
  for (const event of sortByTime(events)) {
    const mismatch = findMismatch(event, order)
    if (mismatch) mismatches.set(event.id, mismatch)
    else {
      facts.customerRef = event.customerRef ?? facts.customerRef
      applyEvent(facts, event, new Date(event.at))
    }
  }
  return { facts, mismatches }
}

const noFacts = (): Facts => ({
  customerRef: null,
  startedAt: null,
  periodEnd: null,
  cancelAtEnd: false,
  dueSince: null,
  endedAt: null,
  refundedAt: null,
  payments: [],
})

/** Also orders events with equal times. */
const RANKS: Record<PaymentEvent['what']['kind'], number> = { subscription: 0, declined: 1, payment: 2, refund: 3 }

const sortByTime = (events: PaymentEvent[]): PaymentEvent[] =>
  [...events].sort(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) ||
      RANKS[a.what.kind] - RANKS[b.what.kind] ||
      (a.id < b.id ? -1 : Number(a.id !== b.id)),
  )

function findMismatch({ userId, what }: PaymentEvent, order: Order): Mismatch | undefined {
  if (userId !== null && userId !== order.userId) return 'other_person'
  if (what.kind === 'declined' || what.kind === 'refund') return undefined
  if (what.product !== null && what.product !== order.product) return 'other_product'
  if (what.currency !== order.currency) return 'other_currency'
  return isRightAmount(what, order.amount) ? undefined : 'other_amount'
}

/** By country, the provider adds or includes tax. */
function isRightAmount(what: Extract<PaymentEvent['what'], { kind: 'subscription' | 'payment' }>, price: number): boolean {
  if (what.kind === 'subscription') return what.amount === null || what.amount === price
  return what.total === price || what.total - what.tax === price
}

function applyEvent(facts: Facts, { what }: PaymentEvent, at: Date): void {
  switch (what.kind) {
    case 'subscription':
      if (what.periodEnd) facts.periodEnd = new Date(what.periodEnd)
      facts.cancelAtEnd = what.cancelAtEnd
      facts.endedAt = what.status === 'over' ? (facts.endedAt ?? at) : null
      facts.dueSince = what.status === 'past_due' ? (facts.dueSince ?? at) : null
      return
    case 'payment':
      applyPayment(facts, what, at)
      return
    case 'declined':
      if (isAboutRenewal(facts, at)) facts.dueSince ??= at
      return
    case 'refund':
      applyRefund(facts, what, at)
  }
}

function applyPayment(facts: Facts, { paymentRef, total, tax, currency }: PaymentReceived, paidAt: Date): void {
  if (facts.payments.some((known) => known.paymentRef === paymentRef)) return
  facts.payments.push({ paymentRef, paidAt, total, tax, currency, refunded: 0 })
  facts.startedAt ??= paidAt
  facts.dueSince = null
  facts.refundedAt = null
}

/** Without own id, a refund gives the total so far. */
function applyRefund(facts: Facts, { paymentRef, refundRef, amount, isFull }: PaymentRefunded, at: Date): void {
  const payment = facts.payments.find((one) => one.paymentRef === paymentRef)
  if (!payment) return
  const refunded = amount ?? payment.total
  const total = refundRef === null ? Math.max(payment.refunded, refunded) : payment.refunded + refunded
  payment.refunded = isFull ? payment.total : Math.min(payment.total, total)
  if (payment.refunded === payment.total && payment === facts.payments.at(-1)) facts.refundedAt = at
}

/** A card declined during a paid period, such as a new one, changes nothing. */
const isAboutRenewal = ({ startedAt, periodEnd }: Facts, at: Date): boolean =>
  startedAt !== null && periodEnd !== null && at.getTime() >= periodEnd.getTime() - DAY_MS

export const paymentRefOf = ({ what }: PaymentEvent): string | null => ('paymentRef' in what ? what.paymentRef : null)

/** Other software may share the provider account and set anything. */
export const checkoutIdsIn = (events: PaymentEvent[]): string[] =>
  events.flatMap(({ checkoutId }) => (checkoutId !== null && UUID.test(checkoutId) ? [checkoutId] : []))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type PaidState = Exclude<SubscriptionState, 'trialing'>

export interface StatusAt {
  /** `null`: never paid. */
  state: PaidState | null
  graceUntil: Date | null
  endedAt: Date | null
  /** Without further events. */
  nextChangeAt: Date | null
}

export interface StatusFacts
  extends Pick<Facts, 'startedAt' | 'periodEnd' | 'cancelAtEnd' | 'dueSince' | 'endedAt' | 'refundedAt'> {
  duplicateSince: Date | null
}

const NEVER_PAID: StatusAt = { state: null, graceUntil: null, endedAt: null, nextChangeAt: null }

/** All states except `ended` give Pro. */
export function statusAt(facts: StatusFacts, now: Date): StatusAt {
  const { startedAt, periodEnd, cancelAtEnd, dueSince } = facts
  if (!startedAt) return NEVER_PAID
  const endedAt = earliest([facts.endedAt, facts.refundedAt, facts.duplicateSince])
  if (endedAt) return ended(endedAt)
  if (!periodEnd) return NEVER_PAID
  if (dueSince) return inGrace(later(dueSince, GRACE_MS), now)
  if (now < periodEnd)
    return { state: cancelAtEnd ? 'canceled_at_end' : 'active', graceUntil: null, endedAt: null, nextChangeAt: periodEnd }
  if (cancelAtEnd) return ended(periodEnd)
  const renewalUntil = later(periodEnd, RENEWAL_MS)
  const graceUntil = later(renewalUntil, GRACE_MS)
  return now < renewalUntil
    ? { state: 'pending_renewal', graceUntil, endedAt: null, nextChangeAt: renewalUntil }
    : inGrace(graceUntil, now)
}

const inGrace = (graceUntil: Date, now: Date): StatusAt =>
  now < graceUntil ? { state: 'past_due', graceUntil, endedAt: null, nextChangeAt: graceUntil } : ended(graceUntil)

const ended = (endedAt: Date): StatusAt => ({ state: 'ended', graceUntil: null, endedAt, nextChangeAt: null })

const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

function earliest(dates: (Date | null)[]): Date | undefined {
  const times = dates.flatMap((at) => (at ? [at.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : undefined
}

/** A further subscription is then a duplicate; one with a missing payment is replaced instead. */
export const isPaidUp = ({
  startedAt,
  duplicateSince,
  state,
}: Pick<StatusFacts, 'startedAt' | 'duplicateSince'> & Pick<StatusAt, 'state'>) =>
  startedAt !== null && duplicateSince === null && (state === null || state === 'active' || state === 'canceled_at_end')
