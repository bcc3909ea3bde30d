import { createHmac, randomBytes } from 'node:crypto'
import { newId } from '#server/platform/auth/ids.ts'
import type { Person, TestApp } from '#tests/support/server/app.ts'
import { type FakePayments, type ReceivedCall, startPayments } from './fake-payments.ts'

const DAY = 24 * 60 * 60_000
const KEY = randomBytes(24)

export interface Purchase {
  checkoutId: string
  person: Person
  /** Becomes part of the ids. */
  name: string
}

/** Keeps subscriptions, payments and refunds, and sends webhooks. */
export interface FakeProvider {
  server: FakePayments
  settings: Record<string, string>
  subscriptionRef(name: string): string
  paymentRef(name: string): string
  /** Of a first payment, in order. */
  paidMessages(purchase: Purchase, at: Date): object[]
  refundMessage(name: string, at: Date): object
  /** Refunded amount by payment id. */
  refunded: Map<string, number>
  ended: Set<string>
  send(message: object): Promise<number>
}

/** 1.50 dollars, and tax. */
const [NET, TAX] = [150, 27]

export const providers = { polar: startPolar, dodo: startDodo } as const

async function startPolar(app: TestApp): Promise<FakeProvider> {
  const [refunded, ended] = [new Map<string, number>(), new Set<string>()]
  const subscription = (name: string) => `sub_${name}`
  const order = ({ checkoutId, person, name }: Purchase) => ({
    ...about(person, checkoutId),
    id: `ord_${name}`,
    status: 'paid',
    net_amount: NET,
    tax_amount: TAX,
    total_amount: NET + TAX,
    refunded_amount: 0,
    refunded_tax_amount: 0,
    subscription_id: subscription(name),
  })
  const about = (person: Person, checkoutId: string) => ({
    customer_id: `cus_${person.id}`,
    customer: { external_id: person.id },
    product_id: 'prod_month',
    currency: 'usd',
    metadata: { checkout_id: checkoutId },
  })
  const orders = new Map<string, ReturnType<typeof order>>()
  const orderNow = (id: string) => {
    const [known, back] = [orders.get(id), refunded.get(id)]
    return known && { ...known, ...(back ? { status: 'refunded', refunded_amount: NET, refunded_tax_amount: TAX } : {}) }
  }
  const server = await startPayments(({ call, body }: ReceivedCall) => {
    if (call === 'POST /v1/checkouts/')
      return { id: `ch_${newId()}`, url: `${server.url}/c`, amount: NET, currency: body?.currency, status: 'open' }
    const [, name] = /^DELETE \/v1\/subscriptions\/(.+)$/.exec(call) ?? []
    if (name) return ended.add(name)
    const [, id] = /^GET \/v1\/orders\/(.+)$/.exec(call) ?? []
    if (id) return orderNow(id)
    const refundedId = call === 'POST /v1/refunds/' ? String(body?.order_id) : ''
    if (!orders.has(refundedId)) return undefined
    refunded.set(refundedId, (refunded.get(refundedId) ?? 0) + NET + TAX)
    return { id: 're_1', status: 'succeeded', amount: NET, tax_amount: TAX, order_id: refundedId }
  })
  return {
    server,
    refunded,
    ended,
    subscriptionRef: subscription,
    paymentRef: (name) => `ord_${name}`,
    settings: {
      BILLING_POLAR_URL: server.url,
      BILLING_POLAR_TOKEN: 'polar_oat_1',
      BILLING_POLAR_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
      BILLING_POLAR_PRODUCT_MONTHLY: 'prod_month',
      BILLING_POLAR_PRODUCT_YEARLY: 'prod_year',
    },
    paidMessages: (purchase, at) => {
      const paid = order(purchase)
      orders.set(paid.id, paid)
      const active = {
        ...about(purchase.person, purchase.checkoutId),
        id: subscription(purchase.name),
        status: 'active',
        amount: NET,
        modified_at: null,
        cancel_at_period_end: false,
        current_period_end: new Date(at.getTime() + 30 * DAY).toISOString(),
      }
      return [polarMessage('subscription.active', active, at), polarMessage('order.paid', paid, at)]
    },
    refundMessage: (name, at) => polarMessage('order.refunded', orderNow(`ord_${name}`) ?? {}, at),
    send: (message) => sendSigned(app, 'polar', message),
  }
}

const polarMessage = (type: string, data: object, at: Date) => ({ type, timestamp: at.toISOString(), data })

async function startDodo(app: TestApp): Promise<FakeProvider> {
  const [refunded, ended] = [new Map<string, number>(), new Set<string>()]
  const payments = new Set<string>()
  const refunds = (id: string) => (refunded.get(id) ? [{ refund_id: `ref_${id}`, status: 'succeeded', is_partial: false }] : [])
  const server = await startPayments(({ call, body }: ReceivedCall) => {
    if (call === 'POST /checkouts') return { session_id: `cks_${newId()}`, checkout_url: `${server.url}/session` }
    const [, name] = /^PATCH \/subscriptions\/(.+)$/.exec(call) ?? []
    if (name) return ended.add(name)
    const [, id] = /^GET \/payments\/(.+)$/.exec(call) ?? []
    if (id) return payments.has(id) ? { payment_id: id, refunds: refunds(id) } : undefined
    const refundedId = call === 'POST /refunds' ? String(body?.payment_id) : ''
    if (!payments.has(refundedId)) return undefined
    refunded.set(refundedId, (refunded.get(refundedId) ?? 0) + NET + TAX)
    return { refund_id: `ref_${refundedId}`, status: 'succeeded', is_partial: false, payment_id: refundedId }
  })
  return {
    server,
    refunded,
    ended,
    subscriptionRef: (name) => `sub_${name}`,
    paymentRef: (name) => `pay_${name}`,
    settings: {
      BILLING_DODO_URL: server.url,
      BILLING_DODO_TOKEN: 'dodo_key_1',
      BILLING_DODO_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
      BILLING_DODO_PRODUCT_MONTHLY: 'pdt_month',
      BILLING_DODO_PRODUCT_YEARLY: 'pdt_year',
    },
    paidMessages: ({ checkoutId, person, name }, at) => {
      payments.add(`pay_${name}`)
      const whose = {
        customer: { customer_id: `cus_${person.id}` },
        metadata: { checkout_id: checkoutId, userId: person.id },
        currency: 'USD',
      }
      const active = {
        ...whose,
        subscription_id: `sub_${name}`,
        status: 'active',
        product_id: 'pdt_month',
        recurring_pre_tax_amount: NET,
        cancel_at_next_billing_date: false,
        next_billing_date: new Date(at.getTime() + 30 * DAY).toISOString(),
      }
      const paid = { ...whose, payment_id: `pay_${name}`, subscription_id: `sub_${name}`, total_amount: NET + TAX, tax: TAX }
      return [dodoMessage('subscription.active', active, at), dodoMessage('payment.succeeded', paid, at)]
    },
    refundMessage: (name, at) =>
      dodoMessage('refund.succeeded', { refund_id: 'r', payment_id: `pay_${name}`, amount: NET + TAX, is_partial: false }, at),
    send: (message) => sendSigned(app, 'dodo', message),
  }
}

const dodoMessage = (type: string, data: object, at: Date) => ({
  business_id: 'bus_1',
  type,
  timestamp: at.toISOString(),
  data,
})

/** A repeated message keeps its id. */
async function sendSigned(app: TestApp, provider: string, message: object): Promise<number> {
  const text = JSON.stringify(message)
  const id = `msg_${createHmac('sha256', 'id').update(text).digest('hex').slice(0, 24)}`
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', KEY).update(`${id}.${at}.${text}`).digest('base64')
  const signed = { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
  const headers = { 'content-type': 'application/json', ...signed }
  const reply = await app.app.inject({ method: 'POST', url: `/api/billing/webhooks/${provider}`, headers, payload: text })
  return reply.statusCode
}
