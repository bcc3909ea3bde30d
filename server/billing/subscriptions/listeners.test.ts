import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { people } from '#contract/accounts/people.ts'
import { billingFixture, DAY, HOUR, type Message, payment, refund, subscriptionUpdate } from '#tests/support/fixtures/billing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

const at = (days: number) => new Date(Date.parse('2026-01-15T06:00:00Z') + days * DAY)
const rowsOf = async (table: 'receipts' | 'subscriptions') => (await app.db.selectFrom(table).selectAll().execute()).length
const setRole = async (as: Person, person: Person, role: string) =>
  (await app.call(people.changeRole, { as, params: { userId: person.id }, body: { role, password: as.password } })).statusCode

describe('roles that billing did not give', () => {
  test.each(['admin', 'tester'] as const)('%s stays whatever is paid or ends', async (role) => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const begun = await desk.begun(reader)
    await setRole(admin, reader, role)
    await desk.paid(begun)
    expect(await desk.role(reader)).toBe(role)
    await desk.tell(begun, subscriptionUpdate('monthly', 'over', app.now))
    expect(await desk.role(reader)).toBe(role)
    await desk.clock(60 * DAY)
    expect(await desk.role(reader)).toBe(role)
  })

  test('Pro that an admin gave is not removed when a subscription ends', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await setRole(admin, reader, 'free')
    expect(await desk.role(reader)).toBe('free')
    await setRole(admin, reader, 'pro')
    await desk.tell(begun, subscriptionUpdate('monthly', 'over', app.now))
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['ended', 'pro'])
  })

  test('Pro that an admin removed comes back with a new purchase only', async () => {
    const [reader, admin] = [await app.person(), await app.person('admin')]
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await setRole(admin, reader, 'free')
    app.pass(HOUR)
    await desk.tell(begun, subscriptionUpdate('monthly', 'active', app.now))
    expect(await desk.role(reader)).toBe('free')
    await desk.tell(begun, subscriptionUpdate('monthly', 'over', app.now))
    app.pass(HOUR)
    await desk.paid(await desk.begun(reader))
    expect(await desk.role(reader)).toBe('pro')
  })
})

describe('concurrent changes', () => {
  test('events that arrive at the same time give the same result', async () => {
    for (let round = 0; round < 10; round++) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      const first = `${begun.subscription}_1`
      const messages = [
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(0)), at(0)),
        desk.message(begun, payment('monthly', first), at(0)),
        desk.message(begun, refund(first, 150, true), at(1)),
        desk.message(begun, payment('monthly', `${begun.subscription}_2`), at(2)),
        desk.message(begun, subscriptionUpdate('monthly', 'active', at(2)), at(2)),
      ]
      const name = messages[2] as Message
      name.text = name.text.replace(`"${begun.subscription}"`, 'null').replace(`"${begun.checkoutId}"`, 'null')
      app.now = at(3)
      const replies = await Promise.all([...messages, ...messages.toReversed()].map(desk.send))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      expect([await desk.state(reader), await desk.role(reader)]).toEqual(['active', 'pro'])
      expect((await desk.receipts(reader)).map(({ status }: { status: string }) => status)).toEqual(['paid', 'refunded'])
      expect(await app.db.selectFrom('billing_events').where('outcome', '<>', 'applied').selectAll().execute()).toEqual([])
    }
  })

  test('after two purchases only the first one is renewed, and the second one is refunded', async () => {
    const reader = await app.person()
    const [one, two] = [await desk.begun(reader), await desk.begun(reader, 'yearly')]
    await desk.paid(one)
    app.pass(HOUR)
    await desk.paid(two)
    expect(await app.db.selectFrom('billing_endings').select(['subscription_ref', 'reason']).execute()).toEqual([
      { subscription_ref: two.subscription, reason: 'second' },
    ])
    expect(await app.db.selectFrom('billing_refunds').select(['payment_ref', 'reason']).execute()).toEqual([
      { payment_ref: `${two.subscription}_pay_1`, reason: 'second' },
    ])
    await desk.tell(two, subscriptionUpdate('yearly', 'over', app.now))
    expect([await desk.role(reader), (await desk.subscription(reader)).cycle]).toEqual(['pro', 'monthly'])
  })

  test('a purchase after a payment has failed replaces the older subscription', async () => {
    const reader = await app.person()
    const [one, two] = [await desk.begun(reader), await desk.begun(reader, 'yearly')]
    await desk.paid(one)
    app.pass(HOUR)
    await desk.tell(one, subscriptionUpdate('monthly', 'past_due', app.now))
    await desk.paid(two)
    expect(await app.db.selectFrom('billing_endings').select(['subscription_ref', 'reason']).execute()).toEqual([
      { subscription_ref: one.subscription, reason: 'second' },
    ])
    expect(await app.db.selectFrom('billing_refunds').selectAll().execute()).toEqual([])
    expect((await desk.subscription(reader)).cycle).toBe('yearly')
  })

  test('deleting an account while its events arrive blocks nothing', async () => {
    for (let round = 0; round < 5; round++) {
      const reader = await app.person()
      const begun = await desk.begun(reader)
      await desk.paid(begun)
      const [left, ...told] = await Promise.all([
        app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } }),
        ...[1, 2, 3].map((n) => desk.tell(begun, payment('monthly', `${begun.subscription}_${n}`), at(n))),
      ])
      expect(left.statusCode).toBe(200)
      for (const reply of told) expect([200, 409, 503]).toContain(reply.statusCode)
    }
    expect([await rowsOf('subscriptions'), await rowsOf('receipts')]).toEqual([0, 0])
  })
})
