import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import {
  billingFixture,
  DAY,
  HOUR,
  type Message,
  payment,
  periodAfter,
  refund,
  subscriptionUpdate,
} from '#tests/support/fixtures/billing.ts'
import { permutations } from '#tests/support/fixtures/permutations.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

const at = (days: number) => new Date(Date.parse('2026-01-15T06:00:00Z') + days * DAY)
const rowsOf = async (table: 'billing_events' | 'receipts' | 'subscriptions') =>
  (await app.db.selectFrom(table).selectAll().execute()).length
const noticesOf = async (as: Person) =>
  ((await app.call(notifications.list, { as })).json().data as { title: string }[]).map(({ title }) => title)

describe('abuse 15: payment events', () => {
  test('give Pro with the next request, once the subscription and its payment have arrived', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    expect([await desk.role(reader), await desk.checkoutStatus(begun)]).toEqual(['free', 'open'])
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    expect(await desk.role(reader)).toBe('free')
    await desk.tell(begun, payment('monthly', 'pay_1'))
    expect([await desk.role(reader), await desk.checkoutStatus(begun)]).toEqual(['pro', 'paid'])
    expect(await desk.subscription(reader)).toMatchObject({
      state: 'active',
      plan: 'pro',
      cycle: 'monthly',
      price: { amount: 150, currency: 'USD' },
      provider: 'test',
      current_period_end: periodAfter(app.now, 'monthly').toISOString(),
    })
    const { rows } = await app.db
      .selectFrom('audit_log')
      .where('subject_id', '=', reader.id)
      .select(['action', 'actor_name', 'details'])
      .execute()
      .then((rows) => ({ rows }))
    expect(rows).toEqual([{ action: 'user.role_changed', actor_name: 'Billing', details: { from: 'free', to: 'pro' } }])
  })

  test('are applied once, even if they arrive 50 times at the same time', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    const message = desk.message(begun, payment('monthly', 'pay_1'), app.now)
    const replies = await Promise.all(Array.from({ length: 50 }, () => desk.send(message)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([await rowsOf('billing_events'), await rowsOf('receipts')]).toEqual([2, 1])
    expect(await noticesOf(reader)).toEqual(['We have received your payment'])
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    const acts = await app.db.selectFrom('audit_log').where('subject_id', '=', reader.id).selectAll().execute()
    expect(acts).toHaveLength(1)
  })

  test('give the same result in all 120 orders', async () => {
    const ends = new Set<string>()
    const orders = permutations([0, 1, 2, 3, 4])
    expect(orders).toHaveLength(120)
    for (const order of orders) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      const first = `${begun.subscription}_1`
      const messages: Message[] = [
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(0)), at(0)),
        desk.message(begun, payment('monthly', first), at(0)),
        desk.message(begun, subscriptionUpdate('monthly', 'past_due', at(30)), at(30)),
        desk.message(begun, payment('monthly', `${begun.subscription}_2`), at(31)),
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(31), { cancelAtEnd: true }), at(31)),
      ]
      app.now = at(32)
      for (const place of order) expect((await desk.send(messages[place] as Message)).statusCode).toBe(200)
      const { started_at, current_period_end, state, cancel_at_end, grace_until } = await desk.subscription(reader)
      const receipts = (await desk.receipts(reader)).map(({ paid_at, status }: Record<string, string>) => [paid_at, status])
      ends.add(
        JSON.stringify([await desk.role(reader), state, started_at, current_period_end, cancel_at_end, grace_until, receipts]),
      )
    }
    expect([...ends].map((end) => JSON.parse(end))).toEqual([
      [
        ...['pro', 'canceled_at_end', at(0).toISOString(), at(61).toISOString(), true, null],
        [
          [at(31).toISOString(), 'paid'],
          [at(0).toISOString(), 'paid'],
        ],
      ],
    ])
  }, 120_000)

  test('give the same result in all orders with a refund, even if the refund names only the payment', async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      const first = `${begun.subscription}_1`
      const messages = [
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(0)), at(0)),
        desk.message(begun, payment('monthly', first), at(0)),
        desk.message(begun, refund(first, 150, true), at(1)),
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(0), { cancelAtEnd: true }), at(2)),
      ]
      const name = messages[2] as Message
      name.text = name.text.replace(`"${begun.subscription}"`, 'null').replace(`"${begun.checkoutId}"`, 'null')
      app.now = at(3)
      for (const place of order) expect((await desk.send(messages[place] as Message)).statusCode).toBe(200)
      expect([await desk.state(reader), await desk.role(reader)]).toEqual(['ended', 'free'])
      expect((await desk.receipts(reader))[0]).toMatchObject({ status: 'refunded', refunded: 150 })
    }
  })

  test('with another amount, currency, plan or user are flagged and give nothing', async () => {
    const wrong: [string, object, object][] = [
      ['other_amount', { amount: 1 }, { total: 1 }],
      ['other_amount', { amount: 112 }, { total: 112 }],
      ['other_currency', { currency: 'INR' }, { currency: 'INR' }],
      ['other_product', { product: 'test-pro-yearly' }, { product: 'test-pro-yearly' }],
    ]
    for (const [reason, inSubscription, inPayment] of wrong) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now, inSubscription))
      await desk.tell(begun, payment('monthly', `${begun.subscription}_1`, inPayment))
      expect([await desk.role(reader), await desk.state(reader), await desk.checkoutStatus(begun)]).toEqual([
        'free',
        null,
        'flagged',
      ])
      const events = await app.db
        .selectFrom('billing_events')
        .where('checkout_id', '=', begun.checkoutId)
        .select(['outcome', 'reason'])
        .execute()
      expect(events).toEqual([
        { outcome: 'flagged', reason },
        { outcome: 'flagged', reason },
      ])
      // A partly matching order is not enough.
      await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
      expect([reason, await desk.role(reader)]).toEqual([reason, 'free'])
    }
    const [reader, other] = [await app.person(), await app.person()]
    const begun = await desk.begun(reader)
    await desk.paid({ ...begun, person: other }).catch(() => {})
    expect([await desk.role(reader), await desk.role(other)]).toEqual(['free', 'free'])
    expect(app.logLines.some((line) => line.includes('payment event set aside'))).toBe(true)
  })

  test('can include tax in the price or add it', async () => {
    for (const tax of [
      { total: 177, tax: 27 },
      { total: 150, tax: 23 },
    ]) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
      await desk.tell(begun, payment('monthly', `${begun.subscription}_1`, tax))
      expect(await desk.role(reader)).toBe('pro')
      expect((await desk.receipts(reader))[0]).toMatchObject({ total: { amount: tax.total }, tax: tax.tax })
    }
  })

  test('for an unknown checkout are stored until they can be matched', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    const reply = await desk.tell({ ...begun, checkoutId: '01890000-0000-7000-8000-000000000000' }, payment('monthly', 'pay_1'))
    expect(reply.statusCode).toBe(200)
    expect(await rowsOf('subscriptions')).toBe(0)
    expect(await app.db.selectFrom('billing_events').select('outcome').execute()).toEqual([{ outcome: 'unmatched' }])
  })
})

describe('a refund', () => {
  test('of the full amount ends Pro with the next request and the subscription at the provider; a partial refund ends nothing', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    const ref = `${begun.subscription}_pay_1`
    await desk.tell(begun, refund(ref, 50, false))
    expect([await desk.role(reader), (await desk.receipts(reader))[0].status]).toEqual(['pro', 'partly_refunded'])
    app.pass(HOUR)
    await desk.tell(begun, refund(ref, 150, true))
    expect([await desk.role(reader), await desk.state(reader)]).toEqual(['free', 'ended'])
    expect((await desk.receipts(reader))[0]).toMatchObject({ status: 'refunded', refunded: 150 })
    // Later events of the subscription do not give Pro again before it has ended at the provider.
    app.pass(HOUR)
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    expect(await desk.role(reader)).toBe('free')
    expect(await app.db.selectFrom('billing_endings').select(['subscription_ref', 'reason']).execute()).toEqual([
      { subscription_ref: begun.subscription, reason: 'refunded' },
    ])
  })
})
