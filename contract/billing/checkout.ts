import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/text.ts'
import { BILLING_CYCLES, BILLING_SENTENCES, CHECKOUT_STATUSES, PAID_PLANS } from './billing-rules.ts'
import { ExternalPage, Money } from './subscriptions.ts'

const session = z.object({ session: z.string().min(20).max(100) })

export const checkout = {
  create: endpoint('POST /api/billing/checkout', 'member', {
    summary: 'Start a checkout; open `url` in the browser. 409 with Pro or a subscription, 503 without a payment provider',
    body: z.object({ plan: z.enum(PAID_PLANS).default('pro'), cycle: z.enum(BILLING_CYCLES) }),
    timeoutMs: 20_000,
    needsConsent: true,
    reply: data(ExternalPage.extend({ checkout_id: Id })),
  }),
  status: endpoint('GET /api/billing/checkouts/:checkoutId', 'member', {
    noStore: true,
    summary: 'Get the status of one of your checkouts. The return page polls it until it is no longer `open`',
    params: z.object({ checkoutId: Id }),
    notFound: BILLING_SENTENCES.checkoutNotFound,
    reply: data(z.object({ status: z.enum(CHECKOUT_STATUSES), cycle: z.enum(BILLING_CYCLES), price: Money })),
  }),
  testPage: endpoint('GET /billing/test-checkout/:session', 'public', {
    summary: 'Page of the test checkout, without real money. Only with BILLING_PROVIDER=test',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    produces: ['text/html'],
    reply: Done,
  }),
  testAction: endpoint('POST /billing/test-checkout/:session', 'public', {
    summary: 'Submit the test checkout: sends signed webhooks and redirects back',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    consumes: ['application/x-www-form-urlencoded'],
    produces: ['text/html'],
    reply: Done,
  }),
}
