import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sign } from '#server/payments/standard-webhook.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { billingFixture, payment, type StartedCheckout, subscriptionUpdate } from '#tests/support/fixtures/billing.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

const MINUTE = 60_000
type Headers = Record<string, string>
interface Signed {
  text: string
  headers: Headers
  provider?: string
}

/** Each starts with a correctly signed message that would give Pro, and changes one thing. */
const FORGERIES: Record<string, (right: Signed, key: Buffer) => Signed> = {
  'no signature': ({ text }) => ({ text, headers: {} }),
  'an empty signature': ({ text, headers }) => ({ text, headers: { ...headers, 'webhook-signature': '' } }),
  'a key of somebody else': ({ text, headers }) => ({
    text,
    headers: { ...sign(Buffer.from('x'.repeat(43)), id(headers), new Date(), text) },
  }),
  'an empty key': ({ text, headers }) => ({ text, headers: { ...sign(Buffer.from('0'), id(headers), new Date(), text) } }),
  'a time six minutes ago': ({ text, headers }, key) => ({
    text,
    headers: { ...sign(key, id(headers), new Date(Date.now() - 6 * MINUTE), text) },
  }),
  'a time six minutes ahead': ({ text, headers }, key) => ({
    text,
    headers: { ...sign(key, id(headers), new Date(Date.now() + 6 * MINUTE), text) },
  }),
  'an old signature under a new time': ({ text, headers }, key) => {
    const old = sign(key, id(headers), new Date(Date.now() - 10 * MINUTE), text)
    return { text, headers: { ...old, 'webhook-timestamp': headers['webhook-timestamp'] ?? '' } }
  },
  'another id': ({ text, headers }) => ({ text, headers: { ...headers, 'webhook-id': newId() } }),
  'a body that was written anew': ({ text, headers }) => ({ text: JSON.stringify(JSON.parse(text), null, 1), headers }),
  'a body with one letter more': ({ text, headers }) => ({ text: `${text} `, headers }),
  'a signature of another version': ({ text, headers }) => ({
    text,
    headers: { ...headers, 'webhook-signature': `v1a,${headers['webhook-signature']?.slice(3)}` },
  }),
  'a signature cut short': ({ text, headers }) => ({
    text,
    headers: { ...headers, 'webhook-signature': headers['webhook-signature']?.slice(0, -4) ?? '' },
  }),
  'a time that is a number only at its beginning': ({ text, headers }) => ({
    text,
    headers: { ...headers, 'webhook-timestamp': `${headers['webhook-timestamp']}.0` },
  }),
  'the name of a provider that is not configured': (right) => ({ ...right, provider: 'polar' }),
}
const id = (headers: Headers) => headers['webhook-id'] ?? ''

async function readyToPay(): Promise<StartedCheckout> {
  const begun = await desk.begun(await app.person())
  expect((await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))).statusCode).toBe(200)
  return begun
}

async function rightly(begun: StartedCheckout): Promise<{ right: Signed; key: Buffer }> {
  const { id, text } = desk.message(begun, payment('monthly', `${begun.subscription}_1`), app.now)
  const key = await desk.key()
  return { right: { text, headers: { ...sign(key, id, new Date(), text) } }, key }
}

/** Everything that a message could change. */
const rows = async () =>
  JSON.stringify(
    await Promise.all(
      (
        [
          'billing_events',
          'subscriptions',
          'receipts',
          'billing_members',
          'billing_endings',
          'audit_log',
          'notifications',
          'users',
        ] as const
      ).map((table) => app.db.selectFrom(table).selectAll().execute()),
    ),
  )

const NOT_SIGNED = { success: false, error: 'The signature is not valid', code: 'bad_signature' }

describe('abuse 15: a message that is not from the provider', () => {
  test.each(Object.entries(FORGERIES))('%s: it is rejected and nothing is stored', async (_name, forge) => {
    const begun = await readyToPay()
    const { right, key } = await rightly(begun)
    const before = await rows()
    const { text, headers, provider } = forge(right, key)
    const reply = await desk.webhook({ text, headers }, provider)
    expect(reply.statusCode).toBe(provider ? 404 : 401)
    expect(reply.json()).toEqual(provider ? expect.objectContaining({ success: false }) : NOT_SIGNED)
    expect(await rows()).toBe(before)
    expect(await desk.role(begun.person)).toBe('free')
    // The unchanged message is accepted.
    expect((await desk.webhook(right)).statusCode).toBe(200)
    expect(await desk.role(begun.person)).toBe('pro')
  })

  test('is rejected with invalid UTF-8, an empty body, another media type or a body that is too large', async () => {
    const { right, key } = await rightly(await readyToPay())
    const before = await rows()
    const bytes = Buffer.concat([Buffer.from(right.text.slice(0, -1)), Buffer.from([0xff])])
    const statusOf = async (payload: Buffer | string, headers: Headers) =>
      (await app.app.inject({ method: 'POST', url: '/api/billing/webhooks/test', headers, payload })).statusCode
    const json = { 'content-type': 'application/json', ...right.headers }
    expect(await statusOf(bytes, json)).toBe(401)
    expect(await statusOf('', json)).toBe(401)
    expect(await statusOf(right.text, { ...json, 'content-type': 'text/plain' })).toBe(415)
    expect(await statusOf(`${right.text}${' '.repeat(300_000)}`, json)).toBe(413)
    const nothing = '{}'
    expect(await statusOf(nothing, { ...json, ...sign(key, newId(), new Date(), nothing) }), 'signed, and no message').toBe(422)
    const broken = '{"type":'
    expect(await statusOf(broken, { ...json, ...sign(key, newId(), new Date(), broken) }), 'signed, and no JSON').toBe(422)
    expect(await rows()).toBe(before)
  })

  test('is accepted with a second signature besides the valid one, as during key rotation', async () => {
    const begun = await readyToPay()
    const { right } = await rightly(begun)
    const other = sign(Buffer.from('y'.repeat(43)), id(right.headers), new Date(), right.text)['webhook-signature']
    const headers = { ...right.headers, 'webhook-signature': `${other} ${right.headers['webhook-signature']}` }
    expect((await desk.webhook({ text: right.text, headers })).statusCode).toBe(200)
    expect(await desk.role(begun.person)).toBe('pro')
  })

  test('of an unknown type is acknowledged and not stored', async () => {
    const begun = await readyToPay()
    const before = await rows()
    const text = JSON.stringify({
      type: 'benefit.created',
      timestamp: app.now.toISOString(),
      data: {
        subscription_id: begun.subscription,
        checkout_id: begun.checkoutId,
        user_id: begun.person.id,
        what: { kind: 'benefit' },
      },
    })
    expect((await desk.send({ id: newId(), text })).statusCode).toBe(202)
    expect(await rows()).toBe(before)
  })
})

describe('a signed message with an undocumented shape', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      '',
      '\0',
      '\ud800',
      'x'.repeat(9000),
      -1,
      0.5,
      1e308,
      2 ** 31,
      null,
      [],
      {},
      '2026-02-30',
      '9999-12-31T23:59:59.999Z',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  )

  test('is rejected with a clear error and gives nothing', async () => {
    const begun = await desk.begun(await app.person())
    const what = fc.record(
      {
        kind: fc.constantFrom('subscription', 'payment', 'declined', 'refund', 'other'),
        status: fc.oneof(fc.constantFrom('active', 'past_due', 'over'), odd),
        paymentRef: fc.oneof(fc.string(), odd),
        refundRef: odd,
        product: fc.oneof(fc.constant('test-pro-monthly'), odd),
        amount: fc.oneof(fc.constant(150), odd),
        total: fc.oneof(fc.constant(150), odd),
        tax: fc.oneof(fc.constant(0), odd),
        currency: fc.oneof(fc.constant('INR'), odd),
        periodEnd: odd,
        cancelAtEnd: odd,
        isFull: odd,
      },
      { requiredKeys: ['kind'] },
    )
    const reference = (right: string) => fc.oneof(fc.constantFrom(right, null), odd)
    const data = fc.record({
      subscription_id: reference(begun.subscription),
      checkout_id: reference(begun.checkoutId),
      user_id: reference(begun.person.id),
      what,
    })
    const timestamp = fc.oneof({ weight: 4, arbitrary: fc.constant(app.now.toISOString()) }, { weight: 1, arbitrary: odd })
    const seenStatuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(fc.record({ type: fc.oneof(fc.string(), odd), timestamp, data }), async (payload) => {
        const { statusCode } = await desk.send({ id: newId(), text: JSON.stringify(payload) })
        seenStatuses.add(statusCode)
        expect([200, 202, 400, 409, 422]).toContain(statusCode)
      }),
      { numRuns: 400, seed: 20_260_115 },
    )
    expect([...seenStatuses]).toEqual(expect.arrayContaining([200, 202, 422]))
    expect(await desk.role(begun.person)).toBe('free')
  })
})
