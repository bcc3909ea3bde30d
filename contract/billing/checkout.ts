import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/text.ts'
import { BILLING_CYCLES, BILLING_SENTENCES, CHECKOUT_STATUSES, PAID_PLANS, PROVIDERS } from './billing-rules.ts'
import { Money, Receipt, Subscription } from './subscriptions.ts'

export type { Receipt, Subscription } from './subscriptions.ts'

/** A page of another site, or of the test checkout: the browser goes there. */
const Elsewhere = z.object({ url: z.string() })

const session = z.object({ session: z.string().min(20).max(100) })

export const billing = {
  subscription: endpoint('GET /api/billing/subscription', 'member', {
    summary: 'The subscription or trial of the caller, what it costs, its dates, and what may be done with it',
    reply: data(Subscription),
  }),
  receipts: endpoint('GET /api/billing/receipts', 'member', {
    summary: 'What the caller has paid, latest first',
    reply: data(z.array(Receipt)),
  }),
  checkout: endpoint('POST /api/billing/checkout', 'member', {
    summary: 'Begin to pay; the browser goes to `url`. 409 for who has Pro or a subscription, 503 where nobody can take money',
    body: z.object({ plan: z.enum(PAID_PLANS).default('pro'), cycle: z.enum(BILLING_CYCLES) }),
    timeoutMs: 20_000,
    reply: data(Elsewhere.extend({ checkout_id: Id })),
  }),
  checkoutStatus: endpoint('GET /api/billing/checkouts/:checkoutId', 'member', {
    summary: 'What became of one of the own checkouts; the page that people come back to asks this until it is not `open`',
    params: z.object({ checkoutId: Id }),
    notFound: BILLING_SENTENCES.checkoutNotFound,
    reply: data(z.object({ status: z.enum(CHECKOUT_STATUSES), cycle: z.enum(BILLING_CYCLES), price: Money })),
  }),
  startTrial: endpoint('POST /api/billing/trial', 'member', {
    summary: 'Begin 14 days of Pro without a card, once for each account and e-mail address',
    reply: data(Subscription),
  }),
  cancel: endpoint('POST /api/billing/cancel', 'member', {
    summary: 'End the subscription with the period that is paid; Pro stays until then',
    timeoutMs: 20_000,
    reply: data(Subscription),
  }),
  resume: endpoint('POST /api/billing/resume', 'member', {
    summary: 'Take a cancellation back before it has come into effect',
    timeoutMs: 20_000,
    reply: data(Subscription),
  }),
  portal: endpoint('POST /api/billing/portal', 'member', {
    summary: "The provider's page for the means of payment and for invoices; the browser goes to `url`",
    timeoutMs: 20_000,
    reply: data(Elsewhere),
  }),
  /** Signed by the provider over the raw body (Standard Webhooks). 401 for what is not, 202 for events that mean nothing here. */
  webhook: endpoint('POST /api/billing/webhooks/:provider', 'public', {
    summary: 'What the payment provider tells; only signed messages of the configured provider count',
    params: z.object({ provider: z.enum(PROVIDERS) }),
    rate: 'webhook',
    bodyLimit: 256 * 1024,
    consumes: ['application/json'],
    reply: Done,
  }),
  testCheckout: endpoint('GET /billing/test-checkout/:session', 'public', {
    summary: 'The page of the test checkout, where no money moves; there only where BILLING_PROVIDER is test',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    produces: ['text/html'],
    reply: Done,
  }),
  testCheckoutAct: endpoint('POST /billing/test-checkout/:session', 'public', {
    summary: 'What somebody chose on the page of the test checkout; it sends signed webhooks and leads back',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    consumes: ['application/x-www-form-urlencoded'],
    produces: ['text/html'],
    reply: Done,
  }),
}
