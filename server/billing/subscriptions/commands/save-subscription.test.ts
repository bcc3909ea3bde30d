import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { checkout } from '#contract/billing/checkout.ts'
import { type Receipt, subscriptions } from '#contract/billing/subscriptions.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { type FakeProvider, type Purchase, providers } from '#tests/support/fakes/payment-providers.ts'
import { DAY, HOUR } from '#tests/support/fixtures/billing.ts'
import { permutations } from '#tests/support/fixtures/permutations.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

describe.each(['polar', 'dodo'] as const)('two checkouts opened beforehand, at %s', (name) => {
  const app = new TestApp()
  let provider: FakeProvider
  let count = 0

  beforeAll(async () => {
    provider = await providers[name](app)
    const common = { BILLING_PROVIDER: name, PUBLIC_URL: 'https://catalyst.example', BILLING_TIMEOUT_SECONDS: '1' }
    await app.start({ ...common, ...provider.settings })
  })
  beforeEach(async () => {
    await app.empty()
    provider.server.moods.length = 0
    provider.refunded.clear()
    provider.ended.clear()
  })
  afterAll(async () => {
    await app.stop()
    await provider.server.stop()
  })

  async function opened(person: Person): Promise<Purchase> {
    const reply = await app.call(checkout.create, { as: person, body: { cycle: 'monthly' } })
    expect(reply.statusCode).toBe(200)
    return { checkoutId: reply.json().data.checkout_id, person, name: `${++count}` }
  }
  async function twoOpened(): Promise<{ reader: Person; one: Purchase; two: Purchase }> {
    const reader = await app.person()
    return { reader, one: await opened(reader), two: await opened(reader) }
  }
  async function deliver(messages: object[]): Promise<void> {
    for (const message of messages) expect(await provider.send(message)).toBe(200)
  }
  const pay = (purchase: Purchase) => deliver(provider.paidMessages(purchase, app.now))
  const runJobs = async () => {
    await app.runSchedule('end-subscriptions')
    await app.runSchedule('refund-payments')
  }
  const statusOf = async ({ checkoutId, person }: Purchase) =>
    (await app.call(checkout.status, { as: person, params: { checkoutId } })).json().data.status
  const receiptsOf = async (as: Person): Promise<Receipt[]> => (await app.call(subscriptions.receipts, { as })).json().data
  const shown = async (as: Person) => {
    const reply = await app.call(subscriptions.current, { as })
    return [reply.headers['x-role'], reply.json().data.state]
  }
  const pending = () => app.db.selectFrom('billing_refunds').where('done_at', 'is', null).select('payment_ref').execute()

  /** Exactly one of the two is kept; the other one is ended and refunded once, and its receipt says so. */
  async function expectOneKept(reader: Person, purchases: Purchase[]): Promise<void> {
    await runJobs()
    expect(await shown(reader)).toEqual(['pro', 'active'])
    const statuses = await Promise.all(purchases.map(statusOf))
    expect(statuses.toSorted()).toEqual(['paid', 'paid_twice'])
    const [kept, second] = statuses[0] === 'paid' ? purchases : purchases.toReversed()
    expect([...provider.refunded]).toEqual([[provider.paymentRef(second?.name ?? ''), 177]])
    expect([...provider.ended]).toEqual([provider.subscriptionRef(second?.name ?? '')])
    await deliver([provider.refundMessage(second?.name ?? '', app.now)])
    const receipts = await receiptsOf(reader)
    const facts = new Map(receipts.map(({ reference, status, is_duplicate }) => [reference, [status, is_duplicate]]))
    expect(facts.get(provider.paymentRef(kept?.name ?? ''))).toEqual(['paid', false])
    expect(facts.get(provider.paymentRef(second?.name ?? ''))).toEqual(['refunded', true])
    expect(await shown(reader)).toEqual(['pro', 'active'])
  }

  test('the payment that arrives second is refunded and its subscription ended, and notification, email and receipt say so', async () => {
    const { reader, one, two } = await twoOpened()
    await pay(one)
    app.pass(HOUR)
    await pay(two)
    const before = (await receiptsOf(reader)).map(({ status, is_duplicate }) => [status, is_duplicate])
    expect(before).toEqual([
      ['paid', true],
      ['paid', false],
    ])
    await expectOneKept(reader, [one, two])
    await app.runJobs()
    const titles = (await app.call(notifications.list, { as: reader })).json().data.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(['You paid twice, and we are refunding the second payment', 'We have received your payment'])
    expect(app.mails.at(-1)?.text).toContain('we are refunding $1.77 in full')
    const exported = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    const told = exported
      .json()
      .data.data.billing.subscriptions.map((one: { duplicate_since: string | null }) => one.duplicate_since)
    expect(told).toEqual([null, app.now.toISOString()])
  })

  test('all orders of arrival, each message repeated, keep one and refund the other once', async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      await app.empty()
      provider.refunded.clear()
      provider.ended.clear()
      const { reader, one, two } = await twoOpened()
      const first = provider.paidMessages(one, app.now)
      app.pass(HOUR)
      const messages = [...first, ...provider.paidMessages(two, app.now)]
      await deliver(order.flatMap((place) => [messages[place] ?? {}, messages[place] ?? {}]))
      await deliver(messages)
      await expectOneKept(reader, [one, two])
    }
  }, 120_000)

  test('both paid in the same second, with all messages at once: one is kept', async () => {
    for (let round = 0; round < 5; round++) {
      await app.empty()
      provider.refunded.clear()
      provider.ended.clear()
      const { reader, one, two } = await twoOpened()
      const messages = [one, two].flatMap((purchase) => provider.paidMessages(purchase, app.now))
      const replies = await Promise.all([...messages, ...messages.toReversed()].map(provider.send))
      expect(new Set(replies)).toEqual(new Set([200]))
      await expectOneKept(reader, [one, two])
    }
  })

  test('one paid while the other is pending: nothing is refunded until the other is paid too', async () => {
    const { reader, one, two } = await twoOpened()
    const [created, paid] = provider.paidMessages(two, app.now)
    await deliver([created ?? {}])
    await pay(one)
    await runJobs()
    expect([await statusOf(one), await statusOf(two)]).toEqual(['paid', 'open'])
    expect([[...provider.refunded], [...provider.ended]]).toEqual([[], []])
    app.pass(DAY)
    await deliver([paid ?? {}])
    expect(await statusOf(two)).toBe('paid_twice')
    await expectOneKept(await app.again(reader), [one, two])
  })

  test('a connection that breaks after the provider has refunded does not refund twice', async () => {
    const { reader, one, two } = await twoOpened()
    await pay(one)
    await pay(two)
    provider.server.moods.push(undefined, 'done, then resets')
    await app.runSchedule('refund-payments')
    expect(provider.refunded.get(provider.paymentRef(two.name))).toBe(177)
    expect(await pending()).toHaveLength(1)
    app.pass(HOUR)
    await expectOneKept(reader, [one, two])
    expect(await pending()).toEqual([])
  })

  test('a provider that is away is asked again until the refund has succeeded, also after the account was deleted', async () => {
    const { reader, one, two } = await twoOpened()
    await pay(one)
    await pay(two)
    provider.server.moods.push({ status: 500 })
    await app.runSchedule('refund-payments')
    expect([await pending(), [...provider.refunded]]).toEqual([[{ payment_ref: provider.paymentRef(two.name) }], []])
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    app.pass(HOUR)
    await app.runSchedule('refund-payments')
    expect([await pending(), [...provider.refunded.values()]]).toEqual([[], [177]])
  })

  test('a renewal that is charged before the second subscription has ended is refunded too', async () => {
    const { reader, one, two } = await twoOpened()
    await pay(one)
    await pay(two)
    const renewal = JSON.stringify(provider.paidMessages(two, app.now)[1]).replaceAll(
      provider.paymentRef(two.name),
      provider.paymentRef(`${two.name}_renewed`),
    )
    await deliver([JSON.parse(renewal)])
    expect((await pending()).map(({ payment_ref }) => payment_ref).toSorted()).toEqual(
      [two.name, `${two.name}_renewed`].map(provider.paymentRef).toSorted(),
    )
    expect(await shown(reader)).toEqual(['pro', 'active'])
  })
})
