import { z } from 'zod'
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
