import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkout } from '#contract/billing/checkout.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { type FakePayments, type ReceivedCall, startPayments } from '#tests/support/fakes/fake-payments.ts'
import { DAY, HOUR } from '#tests/support/fixtures/billing.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

const SECRET = 'polar_whs_a-secret_that.is no Base64!'
const app = new TestApp()
let polar: FakePayments
let subscription: Record<string, unknown>
let price = 150

/** Replies of API version 2026-04. */
function answers({ call, body }: ReceivedCall): object | undefined {
  if (call === 'POST /v1/checkouts/')
    return { id: 'ch_1', url: `${polar.url}/checkout/polar_c_1`, amount: price, currency: body?.currency, status: 'open' }
  if (call === 'POST /v1/customer-sessions/') return { id: 'cs_1', token: 't', customer_portal_url: `${polar.url}/portal?t=1` }
  if (call === 'PATCH /v1/subscriptions/sub_1') {
    subscription = { ...subscription, ...body, modified_at: app.now.toISOString() }
    return subscription
  }
  return /^(GET|DELETE) \/v1\/subscriptions\/sub_1$/.test(call) ? subscription : undefined
}

beforeAll(async () => {
  polar = await startPayments(answers)
  await app.start({
    BILLING_PROVIDER: 'polar',
    PUBLIC_URL: 'https://catalyst.example',
    BILLING_POLAR_URL: polar.url,
    BILLING_POLAR_TOKEN: 'polar_oat_1',
    BILLING_POLAR_WEBHOOK_SECRET: SECRET,
    BILLING_POLAR_PRODUCT_MONTHLY: 'prod_month',
    BILLING_POLAR_PRODUCT_YEARLY: 'prod_year',
    BILLING_TIMEOUT_SECONDS: '1',
  })
})
beforeEach(async () => {
  await app.empty()
  polar.moods.length = 0
  polar.asked.length = 0
  price = 150
})
afterAll(async () => {
  await app.stop()
  await polar.stop()
})

/** Signed like Polar's older secrets: the text of the secret is the key. */
function send(payload: object, key: Buffer = Buffer.from(SECRET, 'utf8')) {
  const [id, at, text] = [newId(), Math.floor(Date.now() / 1000), JSON.stringify(payload)]
  const signature = createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')
  const headers = { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
  return app.app.inject({
    method: 'POST',
    url: '/api/billing/webhooks/polar',
    headers: { 'content-type': 'application/json', 'webhook-api-version': '2026-04', ...headers },
    payload: text,
  })
}

const buy = async (as: Person, cycle = 'monthly') => app.call(checkout.create, { as, body: { cycle } })
const roleOf = async (as: Person) => (await app.call(subscriptions.current, { as })).headers['x-role']
const shown = async (as: Person) => (await app.call(subscriptions.current, { as })).json().data

/** Polar's subscription and order, without the fields that are not used here. */
function about(reader: Person, checkoutId: string) {
  const whose = {
    customer_id: 'cus_1',
    customer: { id: 'cus_1', external_id: reader.id, email: reader.email },
    product_id: 'prod_month',
    metadata: { checkout_id: checkoutId },
    currency: 'usd',
  }
  subscription = {
    ...whose,
    id: 'sub_1',
    status: 'active',
    amount: 150,
    recurring_interval: 'month',
    created_at: app.now.toISOString(),
    modified_at: null,
    current_period_end: new Date(app.now.getTime() + 30 * DAY).toISOString(),
    cancel_at_period_end: false,
    ended_at: null,
  }
  const order = {
    ...whose,
    id: 'ord_1',
    status: 'paid',
    paid: true,
    subtotal_amount: 150,
    net_amount: 150,
    tax_amount: 27,
    total_amount: 177,
    refunded_amount: 0,
    refunded_tax_amount: 0,
    billing_reason: 'subscription_create',
    subscription_id: 'sub_1',
  }
  const say = (type: string, data: object, key?: Buffer) => send({ type, timestamp: app.now.toISOString(), data }, key)
  return { order, say, seen: (changed: object = {}) => ({ ...subscription, ...changed }) }
}

async function aProReader() {
  const reader = await app.person()
  const { checkout_id } = (await buy(reader)).json().data
  const said = about(reader, checkout_id)
  expect((await said.say('subscription.active', said.seen())).statusCode).toBe(200)
  expect((await said.say('order.paid', said.order)).statusCode).toBe(200)
  expect(await roleOf(reader)).toBe('pro')
  return { reader, ...said }
}

describe('Polar', () => {
  test('creates a session with the user id as the customer id, at the price on our page', async () => {
    const reader = await app.person()
    const { url, checkout_id } = (await buy(reader)).json().data
    expect(url).toBe(`${polar.url}/checkout/polar_c_1`)
    const [asked] = polar.asked
    expect([asked?.headers.authorization, asked?.headers['polar-version']]).toEqual(['Bearer polar_oat_1', '2026-04'])
    expect(asked?.body).toEqual({
      products: ['prod_month'],
      external_customer_id: reader.id,
      customer_email: reader.email,
      metadata: { checkout_id },
      currency: 'usd',
      allow_discount_codes: false,
      allow_trial: false,
      return_url: 'https://catalyst.example/subscription',
      success_url: `https://catalyst.example/subscription/return?checkout=${checkout_id}`,
    })
  })

  test('refuses a checkout when its price differs from our page', async () => {
    price = 200
    const reply = await buy(await app.person())
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'provider_away'])
    expect(app.logLines.join('\n')).toContain('Polar asks 200 usd for prod_month, not 150 USD')
  })

  test.each([
    ['429', { status: 429, retryAfter: '7' } as const, '7'],
    ['500', { status: 500 } as const, '30'],
    ['401', { status: 401 } as const, '30'],
    ['garbage', 'garbage' as const, '30'],
    ['another shape', 'other shape' as const, '30'],
    ['a line that breaks', 'resets' as const, '30'],
    ['nothing', 'hangs' as const, '30'],
  ])('that answers %s costs nobody anything', async (_name, mood, retryAfter) => {
    const reader = await app.person()
    polar.moods.push(mood)
    const reply = await buy(reader)
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'provider_away', retryAfter])
    expect(reply.json().error).toContain('Nothing was charged')
    expect(`${reply.body}${app.logLines.join()}`).not.toMatch(/secret_key_1|polar_oat_1/)
    expect((await buy(reader)).statusCode).toBe(200)
  })

  test('webhooks give Pro and receipts with tax, with both forms of secret', async () => {
    const { reader } = await aProReader()
    const [receipt] = (await app.call(subscriptions.receipts, { as: reader })).json().data
    expect(receipt).toMatchObject({ total: { amount: 177, currency: 'USD' }, tax: 27, reference: 'ord_1', provider: 'polar' })
    expect(await shown(reader)).toMatchObject({ state: 'active', provider: 'polar', can_cancel: true, has_portal: true })
    const other = await send(
      { type: 'subscription.revoked', timestamp: app.now.toISOString(), data: subscription },
      randomBytes(32),
    )
    expect(other.statusCode).toBe(401)
  })

  test('reports a failed payment, its recovery and the final failure', async () => {
    const { reader, say, seen, order } = await aProReader()
    app.pass(HOUR)
    await say('subscription.past_due', seen({ status: 'past_due' }))
    expect((await shown(reader)).state).toBe('past_due')
    app.pass(HOUR)
    await say('order.paid', { ...order, id: 'ord_2', billing_reason: 'subscription_cycle' })
    await say('subscription.updated', seen())
    expect((await shown(reader)).state).toBe('active')
    app.pass(HOUR)
    await say('subscription.revoked', seen({ status: 'unpaid' }))
    expect([(await shown(reader)).state, await roleOf(reader)]).toEqual(['ended', 'free'])
  })

  test('a refund ends Pro, and the subscription is ended at the provider with retries', async () => {
    const { reader, say, order } = await aProReader()
    app.pass(HOUR)
    await say('order.refunded', { ...order, status: 'partially_refunded', refunded_amount: 50, refunded_tax_amount: 9 })
    expect(await roleOf(reader)).toBe('pro')
    app.pass(HOUR)
    await say('order.refunded', { ...order, status: 'refunded', refunded_amount: 150, refunded_tax_amount: 27 })
    expect(await roleOf(reader)).toBe('free')
    polar.asked.length = 0
    polar.moods.push({ status: 500 })
    await app.runSchedule('end-subscriptions')
    await app.runSchedule('end-subscriptions')
    expect(
      polar.asked.map(({ call }) => call),
      'not before its pause is over',
    ).toEqual(['DELETE /v1/subscriptions/sub_1'])
    app.pass(2 * 60_000)
    polar.moods.push({ status: 403, body: { error: 'AlreadyCanceledSubscription' } })
    await app.runSchedule('end-subscriptions')
    const [ending] = await app.db.selectFrom('billing_endings').selectAll().execute()
    expect(ending).toMatchObject({ reason: 'refunded', attempts: 2, done_at: app.now, last_error: null })
  })

  test('cancelling and resuming are sent to the provider, and its reply applies at once', async () => {
    const { reader } = await aProReader()
    app.pass(HOUR)
    const cancelled = (await app.call(subscriptions.cancel, { as: reader })).json().data
    expect(cancelled).toMatchObject({ state: 'canceled_at_end', can_resume: true })
    expect(polar.asked.at(-1)).toMatchObject({ call: 'PATCH /v1/subscriptions/sub_1', body: { cancel_at_period_end: true } })
    app.pass(HOUR)
    expect((await app.call(subscriptions.resume, { as: reader })).json().data.state).toBe('active')
    app.pass(HOUR)
    polar.moods.push({ status: 500 })
    const failed = await app.call(subscriptions.cancel, { as: reader })
    expect([failed.statusCode, (await shown(reader)).state]).toEqual([503, 'active'])
    // It was ended at the provider in the meantime, so the provider rejects the request and returns the current state.
    subscription = { ...subscription, status: 'canceled', modified_at: app.now.toISOString() }
    polar.moods.push({ status: 403 })
    expect((await app.call(subscriptions.cancel, { as: reader })).json().data.state).toBe('ended')
  })

  test('has a page for payment methods', async () => {
    const { reader } = await aProReader()
    expect((await app.call(subscriptions.portal, { as: reader })).json().data.url).toBe(`${polar.url}/portal?t=1`)
    expect(polar.asked.at(-1)?.body).toEqual({
      external_customer_id: reader.id,
      return_url: 'https://catalyst.example/settings/plan',
    })
  })

  test('an event about another user is not applied', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    const { checkout_id } = (await buy(reader)).json().data
    const { say, seen, order } = about(other, checkout_id)
    await say('subscription.active', seen())
    await say('order.paid', order)
    expect([await roleOf(reader), await roleOf(other)]).toEqual(['free', 'free'])
    const reasons = await app.db.selectFrom('billing_events').select(['outcome', 'reason']).execute()
    expect(reasons).toEqual(Array(2).fill({ outcome: 'flagged', reason: 'other_person' }))
  })
})

describe('a newer secret of Polar', () => {
  test('is Base64 and works too', async () => {
    const key = randomBytes(32)
    const newer = new TestApp()
    await newer.start({
      BILLING_PROVIDER: 'polar',
      PUBLIC_URL: 'https://catalyst.example',
      BILLING_POLAR_URL: polar.url,
      BILLING_POLAR_TOKEN: 't',
      BILLING_POLAR_WEBHOOK_SECRET: `whsec_${key.toString('base64')}`,
      BILLING_POLAR_PRODUCT_MONTHLY: 'm',
      BILLING_POLAR_PRODUCT_YEARLY: 'y',
    })
    try {
      const text = JSON.stringify({ type: 'product.updated', timestamp: newer.now.toISOString(), data: {} })
      const [id, at] = [newId(), Math.floor(Date.now() / 1000)]
      const signed = (key: Buffer) => createHmac('sha256', key).update(`${id}.${at}.${text}`).digest('base64')
      const statusWith = async (key: Buffer) => {
        const headers = { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signed(key)}` }
        const request = { method: 'POST', url: '/api/billing/webhooks/polar', payload: text } as const
        return (await newer.app.inject({ ...request, headers: { 'content-type': 'application/json', ...headers } })).statusCode
      }
      expect(await statusWith(key)).toBe(202)
      expect(await statusWith(Buffer.from(`whsec_${key.toString('base64')}`))).toBe(202)
      expect(await statusWith(randomBytes(32))).toBe(401)
    } finally {
      await newer.stop()
    }
  })
})
