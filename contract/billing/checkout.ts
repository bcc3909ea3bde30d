import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/text.ts'
import { BILLING_CYCLES, BILLING_SENTENCES, CHECKOUT_STATUSES, PAID_PLANS } from './billing-rules.ts'
import { ExternalPage, Money } from './subscriptions.ts'

const session = z.object({ session: z.string().min(20).max(100) })

export const checkout = {
  create: endpoint('POST /api/billing/checkout', 'member', {
    summary: 'Begin to pay; the browser goes to `url`. 409 for who has Pro or a subscription, 503 where nobody can take money',
    body: z.object({ plan: z.enum(PAID_PLANS).default('pro'), cycle: z.enum(BILLING_CYCLES) }),
    timeoutMs: 20_000,
    reply: data(ExternalPage.extend({ checkout_id: Id })),
  }),
  status: endpoint('GET /api/billing/checkouts/:checkoutId', 'member', {
    summary: 'What became of one of the own checkouts; the page that people come back to asks this until it is not `open`',
    params: z.object({ checkoutId: Id }),
    notFound: BILLING_SENTENCES.checkoutNotFound,
    reply: data(z.object({ status: z.enum(CHECKOUT_STATUSES), cycle: z.enum(BILLING_CYCLES), price: Money })),
  }),
  testPage: endpoint('GET /billing/test-checkout/:session', 'public', {
    summary: 'The page of the test checkout, where no money moves; there only where BILLING_PROVIDER is test',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    produces: ['text/html'],
    reply: Done,
  }),
  testAction: endpoint('POST /billing/test-checkout/:session', 'public', {
    summary: 'What somebody chose on the page of the test checkout; it sends signed webhooks and leads back',
    params: session,
    notFound: BILLING_SENTENCES.checkoutNotFound,
    consumes: ['application/x-www-form-urlencoded'],
    produces: ['text/html'],
    reply: Done,
  }),
}
