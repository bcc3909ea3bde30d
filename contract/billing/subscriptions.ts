import { z } from 'zod'
import { EMAIL_LINK_SENTENCES } from '#contract/accounts/email-link-rules.ts'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import { BILLING_CYCLES, CHECKOUTS, PAID_PLANS, PROVIDERS, RECEIPT_STATUSES, SUBSCRIPTION_STATES } from './billing-rules.ts'

/** In the smallest currency unit. */
export const Money = z.object({ amount: z.number().int(), currency: z.string().length(3) })

const Prices = z.object({ monthly: Money, yearly: Money })

export const Subscription = z.object({
  /** `null` without a subscription. */
  state: z.enum(SUBSCRIPTION_STATES).nullable(),
  plan: z.enum(PAID_PLANS).nullable(),
  /** `null` for a trial. */
  cycle: z.enum(BILLING_CYCLES).nullable(),
  /** Agreed; `null` for a trial. */
  price: Money.nullable(),
  /** `null` for a trial. */
  provider: z.enum(PROVIDERS).nullable(),
  started_at: Instant.nullable(),
  trial_ends_at: Instant.nullable(),
  current_period_end: Instant.nullable(),
  /** Only in `pending_renewal` and `past_due`. */
  grace_until: Instant.nullable(),
  /** Pro stays until `current_period_end`. */
  cancel_at_end: z.boolean(),
  ended_at: Instant.nullable(),
  /** For new subscriptions. */
  prices: Prices,
  can_start_trial: z.boolean(),
  can_checkout: z.boolean(),
  can_cancel: z.boolean(),
  can_resume: z.boolean(),
  has_portal: z.boolean(),
  checkout: z.enum(CHECKOUTS),
  has_upi: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** `taxable` + `tax` = total. */
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
  total: Money,
  /** Included in `total`. */
  tax: z.number().int(),
  refunded: z.number().int(),
  status: z.enum(RECEIPT_STATUSES),
  cycle: z.enum(BILLING_CYCLES),
  provider: z.enum(PROVIDERS),
  reference: z.string(),
  /** Refunded in full; grants nothing. */
  is_duplicate: z.boolean(),
  /** `null` without GST, or with a provider's tax. */
  gst: GstNote.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

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
  /** Signed over the raw body (Standard Webhooks). 401: invalid signature, 202: unused event. */
  webhook: endpoint('POST /api/billing/webhooks/:provider', 'public', {
    summary: 'Receive a signed webhook of the configured payment provider',
    params: z.object({ provider: z.enum(PROVIDERS) }),
    rate: 'webhook',
    bodyLimit: 256 * 1024,
    consumes: ['application/json'],
    reply: Done,
  }),
}
