import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { billing } from '#contract/billing.ts'
import { chargeFor } from '#contract/billing-rules.ts'
import type { BillingCycle } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { newId } from '#server/platform/ids.ts'
import type { PaymentEvent, SubscriptionSeen } from '#server/platform/payment-event.ts'
import { secretFor } from '#server/platform/secrets.ts'
import { sign } from '#server/platform/standard-webhook.ts'
import type { Person, TestApp } from './app.ts'

export const DAY = 24 * 60 * 60_000
export const HOUR = 60 * 60_000

export interface Begun {
  checkoutId: string
  person: Person
  cycle: BillingCycle
  subscription: string
}

type What = PaymentEvent['what']

export interface Message {
  id: string
  text: string
}

/** The calls of billing, and a provider that tells whatever a test wants it to, at whatever time it says it happened. */
export function billingDesk(app: TestApp) {
  const webhook = (message: { text: string; headers: Record<string, string> }, provider = 'test') =>
    app.app.inject({
      method: 'POST',
      url: `/api/billing/webhooks/${provider}`,
      headers: { 'content-type': 'application/json', ...message.headers },
      payload: message.text,
    })
  const key = async () => Buffer.from(await secretFor(app.db, 'billing-test'))

  /** Clocks are walked over months, and nobody stays signed in for so long. */
  const read = async (as: Person): Promise<LightMyRequestResponse> => {
    const reply = await app.call(billing.subscription, { as })
    if (reply.statusCode === 200) return reply
    Object.assign(as, { token: (await app.signedIn(as.email, as.password)).token })
    return app.call(billing.subscription, { as })
  }

  const desk = {
    webhook,
    key,
    begun: async (person: Person, cycle: BillingCycle = 'monthly'): Promise<Begun> => {
      const reply = await app.call(billing.checkout, { as: person, body: { plan: 'pro', cycle } })
      expect([reply.statusCode, reply.json().error]).toEqual([200, undefined])
      return { checkoutId: reply.json().data.checkout_id, person, cycle, subscription: `sub_${newId()}` }
    },
    /** @param after the beginning of the test's clock, in milliseconds */
    message: ({ checkoutId, person, subscription }: Begun, what: What, at: Date, id = newId()): Message => {
      const data = { subscription_id: subscription, checkout_id: checkoutId, user_id: person.id, what }
      return { id, text: JSON.stringify({ type: `test.${what.kind}`, timestamp: at.toISOString(), data }) }
    },
    send: async ({ id, text }: Message): Promise<LightMyRequestResponse> =>
      webhook({ text, headers: { ...sign(await key(), id, new Date(), text) } }),
    tell: async (begun: Begun, what: What, at = app.now): Promise<LightMyRequestResponse> =>
      desk.send(desk.message(begun, what, at)),
    /** Paid as the test checkout, Polar and Dodo tell it: the subscription and its first payment. */
    paid: async (begun: Begun, at = app.now): Promise<void> => {
      for (const what of [seen(begun.cycle, 'active', at), payment(begun.cycle, 'pay_1')])
        expect((await desk.tell({ ...begun }, withRef(what, begun), at)).statusCode).toBe(200)
    },
    subscription: async (as: Person): Promise<Subscription> => (await read(as)).json().data,
    state: async (as: Person) => (await desk.subscription(as)).state,
    role: async (as: Person): Promise<string> => (await read(as)).headers['x-role'] as string,
    checkoutStatus: async ({ checkoutId, person }: Begun) =>
      (await app.call(billing.checkoutStatus, { as: person, params: { checkoutId } })).json().data.status,
    receipts: async (as: Person) => (await app.call(billing.receipts, { as })).json().data,
    clock: async (ms: number) => {
      app.pass(ms)
      await app.runSchedule('walk-billing-clock')
    },
  }
  return desk
}

/** Two tests may call their first payment the same; two subscriptions may not. */
const withRef = (what: What, { subscription }: Begun): What =>
  'paymentRef' in what ? { ...what, paymentRef: `${subscription}_${what.paymentRef}` } : what

export const periodAfter = (at: Date, cycle: BillingCycle): Date =>
  new Date(at.getTime() + (cycle === 'monthly' ? 30 : 365) * DAY)

export const seen = (
  cycle: BillingCycle,
  status: SubscriptionSeen['status'],
  at: Date,
  changed: Partial<SubscriptionSeen> = {},
): SubscriptionSeen => ({
  kind: 'subscription',
  status,
  product: `test-pro-${cycle}`,
  ...chargeFor(cycle),
  periodEnd: periodAfter(at, cycle).toISOString(),
  cancelAtEnd: false,
  ...changed,
})

export const payment = (cycle: BillingCycle, paymentRef: string, changed: object = {}): What => ({
  kind: 'payment',
  paymentRef,
  product: `test-pro-${cycle}`,
  total: chargeFor(cycle).amount,
  tax: 0,
  currency: chargeFor(cycle).currency,
  ...changed,
})

export const refund = (paymentRef: string, amount: number, isFull: boolean): What => ({
  kind: 'refund',
  paymentRef,
  refundRef: null,
  amount,
  isFull,
})
