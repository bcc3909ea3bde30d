import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import { BILLING_CYCLES, CHECKOUTS, PAID_PLANS, PROVIDERS, RECEIPT_STATUSES, SUBSCRIPTION_STATES } from './billing-rules.ts'

/** In the smallest unit of the currency: 150 and USD is $1.50. */
export const Money = z.object({ amount: z.number().int(), currency: z.string().length(3) })

const Prices = z.object({ monthly: Money, yearly: Money })

export const Subscription = z.object({
  /** `null` without any subscription. Users can also have Pro for another reason, for example because an admin assigned the role. */
  state: z.enum(SUBSCRIPTION_STATES).nullable(),
  /** `null` without any subscription. */
  plan: z.enum(PAID_PLANS).nullable(),
  /** `null` for a trial. */
  cycle: z.enum(BILLING_CYCLES).nullable(),
  /** The price of one billing cycle; `null` for a trial. */
  price: Money.nullable(),
  /** `null` for a trial: no provider is involved. */
  provider: z.enum(PROVIDERS).nullable(),
  started_at: Instant.nullable(),
  /** Also set after the trial has ended. */
  trial_ends_at: Instant.nullable(),
  /** The end of the paid period. */
  current_period_end: Instant.nullable(),
  /** When an unpaid subscription loses Pro; only in `pending_renewal` and `past_due`. */
  grace_until: Instant.nullable(),
  /** Cancelled: Pro stays until `current_period_end`, and there are no more charges. */
  cancel_at_end: z.boolean(),
  /** Only in `ended`. */
  ended_at: Instant.nullable(),
  /** What one payment of a new subscription costs. `price` is what was agreed for the present one. */
  prices: Prices,
  /** The actions that are possible now. The server checks each of them again when it is requested. */
  can_start_trial: z.boolean(),
  can_checkout: z.boolean(),
  can_cancel: z.boolean(),
  can_resume: z.boolean(),
  /** Whether the provider has a page for changing the payment method. */
  has_portal: z.boolean(),
  checkout: z.enum(CHECKOUTS),
  /** Whether the payment page offers UPI. */
  has_upi: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** GST within the total of a receipt. `taxable` and `tax` add up to the total. */
export const GstNote = z.object({
  gstin: z.string(),
  percent: z.number(),
  place: z.string(),
  taxable: z.number().int(),
  tax: z.number().int(),
})
export type GstNote = z.infer<typeof GstNote>

export const Receipt = z.object({
  receipt_id: Id,
  paid_at: Instant,
  /** The amount paid, including tax. */
  total: Money,
  /** Tax included in `total`. */
  tax: z.number().int(),
  /** Refunded part of `total`. */
  refunded: z.number().int(),
  status: z.enum(RECEIPT_STATUSES),
  cycle: z.enum(BILLING_CYCLES),
  provider: z.enum(PROVIDERS),
  /** The provider's id of the payment. */
  reference: z.string(),
  /** The account had already paid when this payment arrived: it gives nothing and is refunded in full. */
  is_duplicate: z.boolean(),
  /** `null` unless the operator states GST and the payment service stated no tax of its own. */
  gst: GstNote.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

/** A page of the provider or of the test checkout, which the browser opens. */
export const ExternalPage = z.object({ url: z.string() })

export const subscriptions = {
  current: endpoint('GET /api/billing/subscription', 'member', {
    noStore: true,
    summary: 'Get your subscription or trial with its price, dates and possible actions',
    reply: data(Subscription),
  }),
  receipts: endpoint('GET /api/billing/receipts', 'member', {
    noStore: true,
    summary: 'List your receipts, newest first',
    reply: data(z.array(Receipt)),
  }),
  startTrial: endpoint('POST /api/billing/trial', 'member', {
    summary:
      'Start a 14-day Pro trial without a card, once per account and email address; 429 after several trials from one network',
    unconfirmed: EMAIL_LINK_SENTENCES.confirmForTrial,
    needsConsent: true,
    reply: data(Subscription),
  }),
  cancel: endpoint('POST /api/billing/cancel', 'member', {
    summary: 'Cancel the subscription at the end of the paid period',
    timeoutMs: 20_000,
    reply: data(Subscription),
  }),
  resume: endpoint('POST /api/billing/resume', 'member', {
    summary: 'Undo a cancellation before the paid period ends',
    timeoutMs: 20_000,
    reply: data(Subscription),
  }),
  portal: endpoint('POST /api/billing/portal', 'member', {
    summary: "Get the `url` of the provider's page for payment methods and invoices",
    timeoutMs: 20_000,
    reply: data(ExternalPage),
  }),
  /** Signed by the provider over the raw body (Standard Webhooks). 401 without a valid signature, 202 for events that are not used here. */
  webhook: endpoint('POST /api/billing/webhooks/:provider', 'public', {
    summary: 'Receive a signed webhook of the configured payment provider',
    params: z.object({ provider: z.enum(PROVIDERS) }),
    rate: 'webhook',
    bodyLimit: 256 * 1024,
    consumes: ['application/json'],
    reply: Done,
  }),
}
