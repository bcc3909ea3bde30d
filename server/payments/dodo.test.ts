import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkout } from '#contract/billing/checkout.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { type FakePayments, type ReceivedCall, startPayments } from '#tests/support/fakes/fake-payments.ts'
import { DAY, HOUR } from '#tests/support/fixtures/billing.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

const KEY = randomBytes(24)
const app = new TestApp()
let dodo: FakePayments
let subscription: Record<string, unknown>

function answers({ call, body }: ReceivedCall): object | undefined {
  if (call === 'POST /checkouts') return { session_id: 'cks_1', checkout_url: `${dodo.url}/session/cks_1` }
  if (call.startsWith('POST /customers/cus_1/customer-portal/session?')) return { link: `${dodo.url}/portal` }
  if (call === 'PATCH /subscriptions/sub_1') subscription = { ...subscription, ...body }
  return /^(GET|PATCH) \/subscriptions\/sub_1$/.test(call) ? subscription : undefined
}

beforeAll(async () => {
  dodo = await startPayments(answers)
  await app.start({
    BILLING_PROVIDER: 'dodo',
    PUBLIC_URL: 'https://catalyst.example',
    BILLING_DODO_URL: dodo.url,
    BILLING_DODO_TOKEN: 'dodo_key_1',
    BILLING_DODO_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
    BILLING_DODO_PRODUCT_MONTHLY: 'pdt_month',
    BILLING_DODO_PRODUCT_YEARLY: 'pdt_year',
    BILLING_TIMEOUT_SECONDS: '1',
  })
})
beforeEach(async () => {
  await app.empty()
  dodo.moods.length = 0
  dodo.asked.length = 0
})
afterAll(async () => {
  await app.stop()
  await dodo.stop()
})

function say(type: string, data: object) {
  const text = JSON.stringify({ business_id: 'bus_1', type, timestamp: app.now.toISOString(), data })
  const [id, at] = [newId(), Math.floor(Date.now() / 1000)]
  const signature = createHmac('sha256', KEY).update(`${id}.${at}.${text}`).digest('base64')
  return app.app.inject({
    method: 'POST',
    url: '/api/billing/webhooks/dodo',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature}`,
    },
    payload: text,
  })
}

const buy = async (as: Person) => app.call(checkout.create, { as, body: { cycle: 'monthly' } })
const roleOf = async (as: Person) => (await app.call(subscriptions.current, { as })).headers['x-role']
const shown = async (as: Person) => (await app.call(subscriptions.current, { as })).json().data

function about(reader: Person, checkout_id: string) {
  const whose = {
    customer: { customer_id: 'cus_1', email: reader.email, name: reader.username },
    metadata: { checkout_id, userId: reader.id },
    currency: 'USD',
  }
  subscription = {
    ...whose,
    payload_type: 'Subscription',
    subscription_id: 'sub_1',
    status: 'active',
    product_id: 'pdt_month',
    quantity: 1,
    recurring_pre_tax_amount: 150,
    tax_inclusive: false,
    cancel_at_next_billing_date: false,
    next_billing_date: new Date(app.now.getTime() + 30 * DAY).toISOString(),
  }
  const payment = {
    ...whose,
    payload_type: 'Payment',
    payment_id: 'pay_1',
    subscription_id: 'sub_1',
    status: 'succeeded',
    total_amount: 177,
    tax: 27,
    product_cart: null,
  }
  return { payment, seen: (changed: object = {}) => ({ ...subscription, ...changed }) }
}

async function aProReader() {
  const reader = await app.person()
  const { checkout_id } = (await buy(reader)).json().data
  const said = about(reader, checkout_id)
  expect((await say('payment.succeeded', said.payment)).statusCode).toBe(200)
  expect((await say('subscription.active', said.seen())).statusCode).toBe(200)
  expect(await roleOf(reader)).toBe('pro')
  return { reader, ...said }
}

describe('Dodo Payments', () => {
  test('creates a session with the user id as metadata', async () => {
    const reader = await app.person()
    const { url, checkout_id } = (await buy(reader)).json().data
    expect(url).toBe(`${dodo.url}/session/cks_1`)
    expect(dodo.asked[0]?.headers.authorization).toBe('Bearer dodo_key_1')
    expect(dodo.asked[0]?.body).toMatchObject({
      product_cart: [{ product_id: 'pdt_month', quantity: 1 }],
      metadata: { checkout_id, userId: reader.id },
      billing_currency: 'USD',
      return_url: `https://catalyst.example/subscription/return?checkout=${checkout_id}`,
    })
  })

  test('asks for rupees and India as the billing country, which is when Dodo offers UPI', async () => {
    const { prices } = app.payments
    try {
      app.payments.prices = { monthly: { amount: 14900, currency: 'INR' }, yearly: { amount: 134000, currency: 'INR' } }
      const reader = await app.person()
      expect((await shown(reader)).has_upi).toBe(true)
      await buy(reader)
      expect(dodo.asked[0]?.body).toMatchObject({ billing_currency: 'INR', billing_address: { country: 'IN' } })
      expect(dodo.asked[0]?.body).not.toHaveProperty('allowed_payment_method_types')
    } finally {
      app.payments.prices = prices
    }
    dodo.asked.length = 0
    const reader = await app.person()
    expect((await shown(reader)).has_upi).toBe(false)
    await buy(reader)
    expect(dodo.asked[0]?.body).not.toHaveProperty('billing_address')
  })

  test.each([
    ['429', { status: 429, retryAfter: '7' } as const, '7'],
    ['500', { status: 500 } as const, '30'],
    ['garbage', 'garbage' as const, '30'],
    ['another shape', 'other shape' as const, '30'],
    ['nothing', 'hangs' as const, '30'],
  ])('that answers %s costs nobody anything', async (_name, mood, retryAfter) => {
    const reader = await app.person()
    dodo.moods.push(mood)
    const reply = await buy(reader)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'provider_away', retryAfter])
    expect(`${reply.body}${app.logLines.join()}`).not.toMatch(/secret_key_1|dodo_key_1/)
  })

  test('gives Pro, keeps it while a payment fails and ends it afterwards', async () => {
    const { reader, seen, payment } = await aProReader()
    app.pass(HOUR)
    await say('subscription.on_hold', seen({ status: 'on_hold' }))
    expect((await shown(reader)).state).toBe('past_due')
    app.pass(HOUR)
    await say('payment.succeeded', { ...payment, payment_id: 'pay_2' })
    await say('subscription.renewed', seen())
    expect((await shown(reader)).state).toBe('active')
    app.pass(HOUR)
    await say('subscription.expired', seen({ status: 'expired' }))
    expect([(await shown(reader)).state, await roleOf(reader)]).toEqual(['ended', 'free'])
  })

  test('a second attempt with another card counts after the first subscription failed', async () => {
    const reader = await app.person()
    const { checkout_id } = (await buy(reader)).json().data
    const { payment, seen } = about(reader, checkout_id)
    const failed = { ...payment, payment_id: 'pay_0', subscription_id: 'sub_0', status: 'failed' }
    await say('payment.failed', failed)
    await say('subscription.failed', seen({ subscription_id: 'sub_0', status: 'failed' }))
    app.pass(60_000)
    await say('payment.succeeded', payment)
    await say('subscription.active', seen())
    expect(await roleOf(reader)).toBe('pro')
    expect(await app.db.selectFrom('billing_endings').selectAll().execute()).toEqual([])
  })

  test.each([
    [
      'a refund',
      'refund.succeeded',
      { refund_id: 'ref_1', payment_id: 'pay_1', amount: 177, is_partial: false, currency: 'USD' },
    ],
    ['a dispute that is lost', 'dispute.lost', { dispute_id: 'dis_1', payment_id: 'pay_1', amount: '177', currency: 'USD' }],
  ])('%s names the payment only, and closes Pro all the same', async (_name, type, data) => {
    const { reader } = await aProReader()
    app.pass(HOUR)
    expect((await say(type, data)).statusCode).toBe(200)
    expect([(await shown(reader)).state, await roleOf(reader)]).toEqual(['ended', 'free'])
    const [receipt] = (await app.call(subscriptions.receipts, { as: reader })).json().data
    expect(receipt).toMatchObject({ status: 'refunded', refunded: 177 })
  })

  test('partial refunds add up', async () => {
    const { reader } = await aProReader()
    const part = (refund_id: string, amount: number) =>
      say('refund.succeeded', { refund_id, payment_id: 'pay_1', amount, is_partial: true })
    app.pass(HOUR)
    await part('ref_1', 100)
    expect(await roleOf(reader)).toBe('pro')
    await part('ref_2', 77)
    expect(await roleOf(reader)).toBe('free')
  })

  test('card checks without a payment and unknown events are acknowledged', async () => {
    const { payment } = await aProReader()
    expect((await say('payment.succeeded', { ...payment, payment_id: 'pay_9', total_amount: 0, tax: 0 })).statusCode).toBe(202)
    expect((await say('payout.success', { payout_id: 'p' })).statusCode).toBe(202)
    expect((await say('subscription.renewed', { subscription_id: 'sub_1' })).statusCode).toBe(422)
  })

  test('cancelling, resuming and ending are sent to the provider', async () => {
    const { reader, payment } = await aProReader()
    app.pass(HOUR)
    expect((await app.call(subscriptions.cancel, { as: reader })).json().data.state).toBe('canceled_at_end')
    app.pass(HOUR)
    expect((await app.call(subscriptions.resume, { as: reader })).json().data.state).toBe('active')
    expect((await app.call(subscriptions.portal, { as: reader })).json().data.url).toBe(`${dodo.url}/portal`)
    app.pass(HOUR)
    await say('refund.succeeded', { refund_id: 'r', payment_id: payment.payment_id, is_partial: false })
    dodo.moods.push({ status: 409 })
    await app.runSchedule('end-subscriptions')
    const ending = () => app.db.selectFrom('billing_endings').select(['attempts', 'done_at', 'last_error']).executeTakeFirst()
    expect(await ending()).toMatchObject({ attempts: 1, done_at: null, last_error: 'The service answered 409' })
    app.pass(HOUR)
    await app.runSchedule('end-subscriptions')
    expect(await ending()).toMatchObject({ attempts: 2, done_at: app.now })
    expect(subscription.status).toBe('cancelled')
  })
})
