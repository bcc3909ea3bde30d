import { z } from 'zod'
import type { BillingCycle } from '#contract/billing/plans.ts'
import type { Db } from '#server/db/open.ts'
import { hashOf, newId, newSecret } from '#server/platform/auth/ids.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { PaymentEvent } from './payment-event.ts'
import type { PaymentProvider } from './payment-port.ts'
import { openSigned, sign } from './standard-webhook.ts'

export const TEST_ACTIONS = ['pay', 'decline', 'renew', 'fail', 'end', 'refund'] as const
export type TestAction = (typeof TEST_ACTIONS)[number]

const whole = z.number().int()
const What = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    status: z.enum(['waiting', 'active', 'past_due', 'over']),
    product: z.string(),
    amount: whole,
    currency: z.string(),
    periodEnd: z.iso.datetime(),
    cancelAtEnd: z.boolean(),
  }),
  z.object({
    kind: z.literal('payment'),
    paymentRef: z.string(),
    product: z.string(),
    total: whole,
    tax: whole,
    currency: z.string(),
  }),
  z.object({ kind: z.literal('declined'), paymentRef: z.string() }),
  z.object({ kind: z.literal('refund'), paymentRef: z.string(), refundRef: z.null(), amount: whole, isFull: z.boolean() }),
])
const Message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    subscription_id: z.string().nullable(),
    checkout_id: z.string().nullable(),
    user_id: z.string(),
    what: z.unknown(),
  }),
})

interface Shown {
  session: string
  checkoutId: string
  userId: string
  product: string
  amount: number
  currency: string
  cycle: BillingCycle
  /** `null` before the first payment. */
  begun: Date | null
  periodEnd: Date | null
  cancelAtEnd: boolean
  payments: { payment_ref: string; total: number }[]
}

export function testPayments(db: Db, ownUrl: () => string) {
  const key = async () => Buffer.from(await secretFor(db, 'billing-test'))
  const provider: PaymentProvider = {
    name: 'test',
    product: (cycle) => `test-pro-${cycle}`,
    hasUpi: () => false,
    createCheckout: async () => {
      const sessionRef = newSecret()
      return { url: pageOf(sessionRef), sessionRef }
    },
    open: async (message) => openSigned([await key()], message),
    read: (id, payload) => {
      const { type, timestamp, data } = Message.parse(payload)
      const what = What.safeParse(data.what)
      if (!what.success) return 'unknown'
      const { subscription_id: subscriptionRef, checkout_id: checkoutId, user_id: userId } = data
      return { id, type, at: timestamp, subscriptionRef, checkoutId, userId, customerRef: userId, what: what.data }
    },
    setCancelled: async ({ subscriptionRef }, isCancelled, now) => {
      const sold = await soldAs(db, subscriptionRef)
      if (sold) await deliver(sold, [seen(sold, 'active', { cancelAtEnd: isCancelled })], now)
      return undefined
    },
    end: async (ref, now) => {
      const sold = await soldAs(db, ref)
      if (sold) await deliver(sold, [seen(sold, 'over')], now)
    },
    refund: async (paymentRef, now) => {
      const paid = await paymentOf(db, paymentRef)
      const sold = paid && (await soldAs(db, paid.provider_ref))
      if (sold && paid.refunded < paid.total) await deliver(sold, [refundOf(paymentRef, paid.total)], now)
      return true
    },
    portalUrl: async ({ subscriptionRef }) => {
      const sold = await soldAs(db, subscriptionRef)
      if (!sold) throw new ExternalServiceError('refused', 'There is no such subscription')
      return pageOf(sold.session)
    },
  }

  async function deliver(sold: Shown, messages: { id?: string; what: PaymentEvent['what'] }[], now: Date): Promise<void> {
    for (const { id = newId(), what } of messages) {
      const { checkoutId: checkout_id, userId: user_id } = sold
      const data = { subscription_id: subscriptionRefOf(sold.session), checkout_id, user_id, what }
      await post(id, JSON.stringify({ type: `test.${what.kind}`, timestamp: now.toISOString(), data }))
    }
  }

  async function post(id: string, text: string): Promise<void> {
    const signed = sign(await key(), id, new Date(), text)
    const headers = { 'content-type': 'application/json', ...signed }
    const request = { method: 'POST', headers, body: text, redirect: 'error', signal: AbortSignal.timeout(10_000) } as const
    const reply = await fetch(`${ownUrl()}/api/billing/webhooks/test`, request).catch(() => undefined)
    await reply?.body?.cancel()
    if (!reply?.ok) throw new ExternalServiceError('away', `The test checkout was answered ${reply?.status ?? 'nothing'}`)
  }

  return {
    ...provider,
    act: async (session: string, act: TestAction, now: Date) => {
      const sold = await soldIn(db, session)
      if (sold) await deliver(sold, happening(sold, act, now), now)
    },
  }
}

const pageOf = (session: string) => `/billing/test-checkout/${session}`

/** Stable: submitting twice gives the same ids. */
const nameOf = (session: string) => hashOf(session).slice(0, 24)
const subscriptionRefOf = (session: string) => `test_sub_${nameOf(session)}`
const paymentRefOf = ({ session, payments }: Shown) => `test_pay_${nameOf(session)}_${payments.length + 1}`

type Fact = { id?: string; what: PaymentEvent['what'] }

function happening(sold: Shown, act: TestAction, now: Date): Fact[] {
  const { session, product, amount, currency, payments } = sold
  const paymentRef = paymentRefOf(sold)
  const paid: Fact = { id: `${paymentRef}:paid`, what: { kind: 'payment', paymentRef, product, total: amount, tax: 0, currency } }
  const declined: Fact = { what: { kind: 'declined', paymentRef: `${paymentRef}:${newId()}` } }
  const latest = payments.at(-1)
  switch (act) {
    case 'pay':
      // Submitting twice is one payment.
      if (latest) return []
      return [{ id: `${nameOf(session)}:active`, ...seen(sold, 'active', { periodEnd: afterCycle(now, sold.cycle) }) }, paid]
    case 'decline':
      return latest ? [] : [declined]
    case 'renew':
      return latest ? [seen(sold, 'active', { periodEnd: renewedUntil(sold, now) }), paid] : []
    case 'fail':
      return latest ? [declined, seen(sold, 'past_due')] : []
    case 'end':
      return latest && sold.cancelAtEnd ? [seen(sold, 'over')] : []
    case 'refund':
      if (!latest) return []
      return [refundOf(latest.payment_ref, latest.total)]
  }
}

const refundOf = (paymentRef: string, amount: number): Fact => ({
  what: { kind: 'refund', paymentRef, refundRef: null, amount, isFull: true },
})

function seen(
  { product, amount, currency, periodEnd, cancelAtEnd }: Shown,
  status: 'active' | 'past_due' | 'over',
  changed: { periodEnd?: Date; cancelAtEnd?: boolean } = {},
): Fact {
  const end = changed.periodEnd ?? periodEnd ?? new Date()
  const isCancelled = changed.cancelAtEnd ?? (changed.periodEnd ? false : cancelAtEnd)
  return {
    what: { kind: 'subscription', status, product, amount, currency, periodEnd: end.toISOString(), cancelAtEnd: isCancelled },
  }
}

const renewedUntil = ({ periodEnd, cycle, begun }: Shown, now: Date): Date =>
  periodEnd && periodEnd > now ? afterCycle(periodEnd, cycle, begun ?? periodEnd) : afterCycle(now, cycle)

/**
 * The same day of the next month, or its last.
 * @param begun a short month does not change the day permanently
 */
export function afterCycle(from: Date, cycle: BillingCycle, begun = from): Date {
  const months = cycle === 'monthly' ? 1 : 12
  const day = from.getUTCDate() === lastDayOf(from) ? Math.max(from.getUTCDate(), begun.getUTCDate()) : from.getUTCDate()
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months, 1)
  end.setUTCDate(Math.min(day, lastDayOf(end)))
  return end
}

const lastDayOf = (month: Date): number => new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()

const soldIn = (db: Db, session: string) => sold(db, 'session_ref', session)

const paymentOf = (db: Db, ref: string) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('subscriptions as s', 's.subscription_id', 'r.subscription_id')
    .where('r.provider', '=', 'test')
    .where('payment_ref', '=', ref)
    .select(['s.provider_ref', 'total', 'refunded'])
    .executeTakeFirst()

async function soldAs(db: Db, ref: string): Promise<Shown | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .where('provider', '=', 'test')
    .where('provider_ref', '=', ref)
    .select('checkout_id')
    .executeTakeFirst()
  return row && sold(db, 'checkout_id', row.checkout_id)
}

async function sold(db: Db, by: 'session_ref' | 'checkout_id', value: string): Promise<Shown | undefined> {
  const row = await db
    .selectFrom('billing_checkouts as c')
    .leftJoin('subscriptions as s', 's.checkout_id', 'c.checkout_id')
    .where('c.provider', '=', 'test')
    .where(`c.${by}`, '=', value)
    .select(['c.checkout_id', 'c.user_id', 'session_ref', 'product_ref', 'amount', 'currency', 'cycle'])
    .select(['subscription_id', 'started_at', 'period_end', 'cancel_at_end'])
    .executeTakeFirst()
  if (!row) return undefined
  const payments = row.subscription_id
    ? await db
        .selectFrom('receipts')
        .where('subscription_id', '=', row.subscription_id)
        .orderBy('paid_at')
        .orderBy('receipt_id')
        .select(['payment_ref', 'total'])
        .execute()
    : []
  return {
    session: row.session_ref ?? '',
    checkoutId: row.checkout_id,
    userId: row.user_id,
    product: row.product_ref,
    ...{ amount: row.amount, currency: row.currency, cycle: row.cycle as BillingCycle },
    begun: row.started_at,
    periodEnd: row.period_end,
    cancelAtEnd: row.cancel_at_end ?? false,
    payments,
  }
}
