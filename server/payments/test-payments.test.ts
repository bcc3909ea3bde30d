import { describe, expect, test } from 'vitest'
import { checkout } from '#contract/billing/checkout.ts'
import { type Receipt, subscriptions } from '#contract/billing/subscriptions.ts'
import { billingFixture, DAY, HOUR } from '#tests/support/fixtures/billing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { afterCycle } from './test-payments.ts'

const app = testApp({ BILLING_PROVIDER: 'test' })
const desk = billingFixture(app)

/** The test checkout posts its webhooks to the server over HTTP, so the server has to listen. */
let isListening = false
async function listen(): Promise<void> {
  if (!isListening) await app.app.listen({ port: 0, host: '127.0.0.1' })
  isListening = true
}

const startCheckout = (as: Person, cycle = 'monthly') => app.call(checkout.create, { as, body: { plan: 'pro', cycle } })
const press = (url: string, act: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `act=${act}`,
  })

describe('the test checkout', () => {
  test('leads from the plans to Pro and always says that no real money is charged', async () => {
    await listen()
    const reader = await app.person()
    const { url, checkout_id } = (await startCheckout(reader, 'yearly')).json().data
    const page = await app.app.inject({ url })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['content-security-policy']).toContain("form-action 'self'")
    expect(page.body).toContain('Test checkout: no money is charged.')
    expect(page.body).toContain('$13.44')
    expect(page.body).toContain('<script src="/before-paint.js"></script>')
    expect(page.body).not.toMatch(/<script>|style=|onclick/)
    expect((await app.app.inject({ url: '/billing/test-checkout.css' })).headers['content-type']).toContain('text/css')

    const declined = await press(url, 'decline')
    expect([declined.statusCode, declined.headers.location]).toEqual([303, url])
    expect((await app.app.inject({ url })).body).toContain('The payment failed. Nothing was charged.')
    expect(await desk.role(reader)).toBe('free')
    const begun = { checkoutId: checkout_id, person: reader, cycle: 'yearly' as const, subscription: '' }
    expect(await desk.checkoutStatus(begun)).toBe('declined')

    app.pass(60_000)
    const paid = await press(url, 'pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/subscription/return?checkout=${checkout_id}`])
    expect([await desk.role(reader), await desk.checkoutStatus(begun)]).toEqual(['pro', 'paid'])
    expect(await desk.subscription(reader)).toMatchObject({
      state: 'active',
      cycle: 'yearly',
      current_period_end: '2027-01-15T06:01:00.000Z',
    })
  })

  test('many clicks at the same time pay once', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    const replies = await Promise.all(Array.from({ length: 10 }, () => press(url, 'pay')))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(303))
    expect(await desk.receipts(reader)).toHaveLength(1)
  })

  test('simulates renewals, failed payments and refunds', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    await press(url, 'pay')
    app.pass(HOUR)
    await press(url, 'renew')
    expect(await desk.receipts(reader)).toHaveLength(2)
    expect((await desk.subscription(reader)).current_period_end).toBe('2026-03-15T06:00:00.000Z')
    app.pass(HOUR)
    await press(url, 'fail')
    expect(await desk.state(reader)).toBe('past_due')
    app.pass(HOUR)
    await press(url, 'renew')
    expect(await desk.state(reader)).toBe('active')
    app.pass(HOUR)
    await press(url, 'refund')
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['ended', 'free'])
    expect((await app.app.inject({ url })).body).not.toContain('<form')
    await app.runSchedule('end-subscriptions')
    expect(
      await app.db.selectFrom('billing_endings').select(['attempts', 'last_error']).where('done_at', 'is not', null).execute(),
    ).toHaveLength(1)
  })

  test('a second checkout that is paid too is refunded, and its page says so', async () => {
    await listen()
    const reader = await app.person()
    const urls = [await startCheckout(reader), await startCheckout(reader)].map((reply) => reply.json().data.url as string)
    for (const url of urls) await press(url, 'pay')
    await app.runSchedule('refund-payments')
    await app.runSchedule('end-subscriptions')
    const receipts = (await desk.receipts(reader)).map(({ status, is_duplicate }: Receipt) => [status, is_duplicate])
    expect(receipts.toSorted()).toEqual([
      ['paid', false],
      ['refunded', true],
    ])
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['active', 'pro'])
    const page = (await app.app.inject({ url: urls[1] ?? '' })).body
    expect(page).toContain('You had already paid for Pro, so this payment is refunded.')
    expect(page).not.toContain('<form')
  })

  test('can end the paid period at once after a cancellation', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    await press(url, 'pay')
    app.pass(HOUR)
    await press(url, 'end')
    expect(await desk.state(reader)).toBe('active')
    await app.call(subscriptions.cancel, { as: reader })
    expect(await desk.state(reader)).toBe('canceled_at_end')
    app.pass(HOUR)
    await press(url, 'end')
    expect([await desk.state(reader), await desk.role(reader)]).toEqual(['ended', 'free'])
    expect(await desk.receipts(reader)).toHaveLength(1)
  })

  test('accepts only the actions on its page, and unknown sessions are not found', async () => {
    await listen()
    const reader = await app.person()
    const { url } = (await startCheckout(reader)).json().data
    for (const act of ['renew', 'refund', 'fail', '', 'nonsense', '%00']) expect((await press(url, act)).statusCode).toBe(303)
    expect([await desk.role(reader), await desk.receipts(reader)]).toEqual(['free', []])
    expect((await press('/billing/test-checkout/guessed-guessed-guessed', 'pay')).statusCode).toBe(404)
    app.pass(2 * DAY)
    expect((await app.app.inject({ url })).body).toContain('has expired')
    await press(url, 'pay')
    expect(await desk.role(reader)).toBe('free')
  })
})

describe('the end of a cycle', () => {
  /** @returns the ends of the next cycles of something bought on a day */
  function ends(day: string, cycle: 'monthly' | 'yearly', count: number): string[] {
    const begun = new Date(`${day}T10:00:00Z`)
    const all = [begun]
    while (all.length <= count) all.push(afterCycle(all.at(-1) ?? begun, cycle, begun))
    return all.slice(1).map((end) => end.toISOString().slice(0, 10))
  }

  test('a short month ends a cycle early, and only that one', () => {
    expect(ends('2026-01-31', 'monthly', 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    expect(ends('2026-01-30', 'monthly', 2)).toEqual(['2026-02-28', '2026-03-30'])
    expect(ends('2026-02-28', 'monthly', 2)).toEqual(['2026-03-28', '2026-04-28'])
    expect(ends('2024-02-29', 'yearly', 4)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
  })
})
