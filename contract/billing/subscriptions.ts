import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import { BILLING_CYCLES, CHECKOUTS, PAID_PLANS, PROVIDERS, RECEIPT_STATUSES, SUBSCRIPTION_STATES } from './billing-rules.ts'

/** In the smallest unit of the currency: 150 and USD is $1.50. */
export const Money = z.object({ amount: z.number().int(), currency: z.string().length(3) })

export const Subscription = z.object({
  /** `null`: there never was one. It is what the subscription is at this moment, and need not be why somebody has Pro. */
  state: z.enum(SUBSCRIPTION_STATES).nullable(),
  /** What it opens; `null` where there never was one. */
  plan: z.enum(PAID_PLANS).nullable(),
  /** `null` for a trial. */
  cycle: z.enum(BILLING_CYCLES).nullable(),
  /** What a cycle costs; `null` for a trial. */
  price: Money.nullable(),
  /** `null` for a trial, which the product gives by itself. */
  provider: z.enum(PROVIDERS).nullable(),
  started_at: Instant.nullable(),
  /** Of a trial, also when it is over. */
  trial_ends_at: Instant.nullable(),
  /** Until when it is paid. */
  current_period_end: Instant.nullable(),
  /** When somebody who has not paid loses Pro: in `pending_renewal` and `past_due` only. */
  grace_until: Instant.nullable(),
  /** Cancelled: Pro stays until `current_period_end`, and nothing more is charged. */
  cancel_at_end: z.boolean(),
  /** When it ended; in `ended` only. */
  ended_at: Instant.nullable(),
  /** What this person may do now; each of them is asked again when it is done. */
  can_start_trial: z.boolean(),
  can_checkout: z.boolean(),
  can_cancel: z.boolean(),
  can_resume: z.boolean(),
  /** Whether there is a page where the means of payment is changed. */
  has_portal: z.boolean(),
  checkout: z.enum(CHECKOUTS),
})
export type Subscription = z.infer<typeof Subscription>

export const Receipt = z.object({
  receipt_id: Id,
  paid_at: Instant,
  /** What was paid, tax included. */
  total: Money,
  /** How much of it is tax. */
  tax: z.number().int(),
  /** How much of it was given back. */
  refunded: z.number().int(),
  status: z.enum(RECEIPT_STATUSES),
  cycle: z.enum(BILLING_CYCLES),
  provider: z.enum(PROVIDERS),
  /** By which the provider knows the payment. */
  reference: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/** A page of the provider or of the test checkout, which the browser opens. */
export const ExternalPage = z.object({ url: z.string() })

export const subscriptions = {
  current: endpoint('GET /api/billing/subscription', 'member', {
    summary: 'The subscription or trial of the caller, what it costs, its dates, and what may be done with it',
    reply: data(Subscription),
  }),
  receipts: endpoint('GET /api/billing/receipts', 'member', {
    summary: 'What the caller has paid, latest first',
    reply: data(z.array(Receipt)),
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
    reply: data(ExternalPage),
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
}
