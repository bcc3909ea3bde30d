import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { checkout } from '#contract/billing/checkout.ts'
import { subscriptions } from '#contract/billing/subscriptions.ts'
import { notifications } from '#contract/messaging/notifications.ts'
import { billingFixture, DAY, HOUR, subscriptionUpdate } from '#tests/support/fixtures/billing.ts'
import { type Person, TestApp, testApp } from '#tests/support/server/app.ts'
import { latinWords } from '#tests/support/server/latin-words.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

/** The test checkout posts its webhooks to the server over HTTP, so the server has to listen. */
let isListening = false
async function listen(): Promise<void> {
  if (!isListening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  isListening = true
}

const say = async (reply: Promise<{ statusCode: number; json(): { error?: string; code?: string } }>) => {
  const { statusCode, json } = await reply.then((done) => ({ statusCode: done.statusCode, json: done.json() }))
  return [statusCode, json.code]
}
const startCheckout = (as: Person, cycle = 'monthly') => app.call(checkout.create, { as, body: { plan: 'pro', cycle } })
const press = (url: string, act: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `act=${act}`,
  })
const noticesOf = async (as: Person) =>
  ((await app.call(notifications.list, { as })).json().data as { title: string }[]).map(({ title }) => title)

describe('abuse 16: the return page', () => {
  test('grants nothing and does not reveal checkouts of other users', async () => {
    const [reader, other] = [await app.person(), await app.person()]
    const begun = await desk.begun(reader)
    expect(await desk.checkoutStatus(begun)).toBe('open')
    expect(await desk.role(reader)).toBe('free')
    const params = { checkoutId: begun.checkoutId }
    expect(await say(app.call(checkout.status, { as: other, params }))).toEqual([404, 'not_found'])
    app.pass(2 * DAY)
    expect(await desk.checkoutStatus(begun)).toBe('expired')
  })
})

describe('the test checkout', () => {
  test.each([
    ['hi', 'परीक्षण भुगतान: कोई पैसा नहीं लिया जाता।'],
    ['ta', 'சோதனைக் கட்டணம்: பணம் எதுவும் வசூலிக்கப்படாது.'],
  ])('is in the language of the visitor: %s', async (language, mark) => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    const shown = async () => (await app.app.inject({ url, headers: { cookie: `interface_language=${language}` } })).body
    const pages: string[] = []
    for (const act of ['decline', 'pay', 'renew', 'fail', 'refund']) {
      pages.push(await shown())
      await press(url, act)
    }
    pages.push(await shown())
    app.pass(2 * DAY)
    pages.push(await shown())
    for (const page of pages) {
      expect(page).toContain(`<html lang="${language}"`)
      expect(page).toContain(mark)
      expect(latinWords(page)).toEqual([])
    }
    expect(new Set(pages).size).toBe(4)
  })
})

describe('a subscription', () => {
  test('can be cancelled with one call, stays until the end of the period and can be resumed before', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    await press(url, 'pay')
    const bought = await desk.subscription(reader)
    expect([bought.can_cancel, bought.can_resume, bought.can_checkout, bought.has_portal]).toEqual([true, false, false, true])
    app.pass(HOUR)
    const cancelled = (await app.call(subscriptions.cancel, { as: reader })).json().data
    expect(cancelled).toMatchObject({ state: 'canceled_at_end', cancel_at_end: true, can_cancel: false, can_resume: true })
    expect(cancelled.current_period_end).toBe(bought.current_period_end)
    expect(await say(app.call(subscriptions.cancel, { as: reader }))).toEqual([200, undefined])
    app.pass(HOUR)
    const resumed = (await app.call(subscriptions.resume, { as: reader })).json().data
    expect(resumed).toMatchObject({ state: 'active', cancel_at_end: false, can_cancel: true, can_resume: false })
    expect(await say(app.call(subscriptions.resume, { as: reader }))).toEqual([409, 'nothing_to_resume'])
    app.pass(HOUR)
    await app.call(subscriptions.cancel, { as: reader })
    await desk.clock(31 * DAY)
    expect(await desk.subscription(reader)).toMatchObject({
      state: 'ended',
      can_cancel: false,
      can_resume: false,
      can_checkout: true,
    })
    expect(await desk.role(reader)).toBe('free')
    expect(await say(app.call(subscriptions.resume, { as: reader }))).toEqual([409, 'nothing_to_resume'])
    expect(await say(app.call(subscriptions.cancel, { as: reader }))).toEqual([409, 'nothing_to_cancel'])
  })

  test('is not sold to users with Pro, with a subscription or with a role that an admin set', async () => {
    const [pro, tester, admin, reader] = [
      await app.person('pro'),
      await app.person('tester'),
      await app.person('admin'),
      await app.person(),
    ]
    expect(await say(startCheckout(pro))).toEqual([409, 'already_pro'])
    for (const as of [tester, admin]) expect(await say(startCheckout(as))).toEqual([409, 'role_kept'])
    await desk.paid(await desk.begun(reader))
    expect(await say(startCheckout(reader))).toEqual([409, 'already_subscribed'])
    for (const as of [pro, tester, admin]) {
      const { can_checkout, can_start_trial, state } = await desk.subscription(as)
      expect([can_checkout, can_start_trial, state]).toEqual([false, false, null])
      expect(await say(app.call(subscriptions.cancel, { as }))).toEqual([409, 'nothing_to_cancel'])
      expect(await say(app.call(subscriptions.portal, { as }))).toEqual([409, 'no_portal'])
    }
  })

  test('has a page for managing payments', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    await press(url, 'pay')
    expect((await app.call(subscriptions.portal, { as: reader })).json().data.url).toBe(url)
  })

  test('is part of the personal data export, with its receipts', async () => {
    const reader = await app.person()
    await desk.paid(await desk.begun(reader))
    const reply = await app.call(accounts.exportData, { as: reader, body: { password: reader.password } })
    const { billing: mine } = reply.json().data.data
    expect(mine.subscriptions).toHaveLength(1)
    expect(mine.receipts[0]).toMatchObject({ total: 150, currency: 'USD' })
    expect(mine.checkouts).toHaveLength(1)
  })

  test('is ended at the provider after the account was deleted, with as many retries as needed', async () => {
    const reader = await app.person()
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    await app.call(accounts.deleteAccount, { as: reader, body: { password: reader.password } })
    const endings = () => app.db.selectFrom('billing_endings').select(['subscription_ref', 'reason', 'done_at']).execute()
    expect(await endings()).toEqual([{ subscription_ref: begun.subscription, reason: 'account_left', done_at: null }])
    for (const table of ['billing_events', 'subscriptions', 'receipts', 'billing_checkouts'] as const)
      expect([table, await app.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    await app.runSchedule('end-subscriptions')
    expect(await endings()).toMatchObject([{ done_at: app.now }])
    // Events that arrive afterwards match no account.
    expect((await desk.tell(begun, subscriptionUpdate('monthly', 'over', app.now))).statusCode).toBe(200)
  })
})

describe('the trial', () => {
  const start = (as: Person) => app.call(subscriptions.startTrial, { as })

  test('gives Pro for 14 days without a card, sends a reminder and ends automatically', async () => {
    const reader = await app.person()
    expect((await desk.subscription(reader)).can_start_trial).toBe(true)
    const { data } = (await start(reader)).json()
    expect(data).toMatchObject({
      state: 'trialing',
      plan: 'pro',
      cycle: null,
      price: null,
      provider: null,
      can_start_trial: false,
      can_checkout: true,
    })
    expect(data.trial_ends_at).toBe('2026-01-29T06:00:00.000Z')
    expect(await desk.role(reader)).toBe('pro')
    await desk.clock(10 * DAY)
    expect(await noticesOf(reader)).toEqual(['Your free trial has started'])
    await desk.clock(DAY + HOUR)
    await desk.clock(HOUR)
    expect(await noticesOf(reader)).toEqual(['Your free trial ends soon', 'Your free trial has started'])
    await desk.clock(3 * DAY)
    expect([await desk.role(reader), await desk.state(reader)]).toEqual(['free', 'ended'])
    expect(await noticesOf(reader)).toEqual([
      'Your free trial has ended',
      'Your free trial ends soon',
      'Your free trial has started',
    ])
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'Your free trial has started',
      'Your free trial ends soon',
      'Your free trial has ended',
    ])
    expect(app.mails[0]?.text).toContain('29 January 2026')
  })

  test('can be used once: not again, not twice at the same time, not by another account with the same mailbox', async () => {
    const reader = await app.person()
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => start(reader)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
    await desk.clock(15 * DAY)
    const later = await app.again(reader)
    expect(await say(start(later))).toEqual([409, 'trial_used'])
    await app.call(accounts.deleteAccount, { as: later, body: { password: reader.password } })
    for (const email of [reader.email, reader.email.replace('@', '+again@').toUpperCase()]) {
      await app.call(accounts.register, { body: { email, password: reader.password, consent: { terms: true, age: 'adult' } } })
      const again = await app.signedIn(email, reader.password)
      expect((await desk.subscription(again)).can_start_trial).toBe(false)
      expect(await say(start(again))).toEqual([409, 'trial_used'])
      expect(await desk.role(again)).toBe('free')
    }
  })

  test('is replaced by a purchase and does not come back after a refund', async () => {
    const reader = await app.person()
    await start(reader)
    const begun = await desk.begun(reader)
    await desk.paid(begun)
    expect(await desk.state(reader)).toBe('active')
    await desk.clock(20 * DAY)
    expect([await desk.role(reader), await desk.state(reader)]).toEqual(['pro', 'active'])
    expect(await noticesOf(reader)).not.toContain('Your free trial has ended')
    await desk.tell(begun, {
      kind: 'refund',
      paymentRef: `${begun.subscription}_pay_1`,
      refundRef: null,
      amount: 150,
      isFull: true,
    })
    expect(await desk.role(reader)).toBe('free')
  })

  test('is not offered to testers, admins and users with Pro', async () => {
    for (const role of ['tester', 'admin', 'pro'] as const) {
      const person = await app.person(role)
      expect((await start(person)).statusCode).toBe(409)
      await desk.clock(15 * DAY)
      expect(await desk.role(person)).toBe(role)
    }
  })
})

describe('without a payment provider', () => {
  const closed = new TestApp()
  beforeAll(() => closed.start({ NODE_ENV: 'production' }))
  afterAll(() => closed.stop())

  test('the checkout is closed, there is no test checkout, and the trial still works', async () => {
    const reader = await closed.person()
    const reply = await closed.call(checkout.create, { as: reader, body: { cycle: 'monthly' } })
    expect([reply.statusCode, reply.json().code, reply.json().error]).toEqual([
      ...[
        503,
        'billing_closed',
        'Online payment is not available on this site. Memberships are assigned by the site administrators.',
      ],
    ])
    const { data } = (await closed.call(subscriptions.current, { as: reader })).json()
    expect([data.checkout, data.can_checkout]).toEqual(['closed', false])
    for (const provider of ['test', 'polar', 'dodo', 'stripe'])
      expect((await closed.call(subscriptions.webhook, { params: { provider: provider as 'test' }, body: {} })).statusCode).toBe(
        404,
      )
    expect((await closed.app.inject({ url: '/billing/test-checkout/x'.padEnd(60, 'x') })).statusCode).toBe(404)
    expect((await closed.app.inject({ url: '/billing/test-checkout.css' })).statusCode).toBe(404)
    expect((await closed.call(subscriptions.startTrial, { as: reader })).json().data.state).toBe('trialing')
  })
})
