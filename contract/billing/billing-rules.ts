import type { Money } from './money.ts'
import { type BillingCycle, plans, priceOf } from './plans.ts'

/** Billing constants. The browser loads this file, so it has no schemas. */

export const BILLING_CYCLES = ['monthly', 'yearly'] as const satisfies readonly BillingCycle[]
export const PAID_PLANS = ['pro'] as const

/** Payment providers. `test` is the built-in checkout without real money. */
export const PROVIDERS = ['test', 'polar', 'dodo'] as const
export type Provider = (typeof PROVIDERS)[number]

/**
 * Every state except `ended` gives Pro.
 * `pending_renewal`: the period is over and the bank has not answered yet, which takes Indian mandates up to 48 hours.
 * `past_due`: a payment failed, or none came; Pro stays until `grace_until`.
 */
export const SUBSCRIPTION_STATES = ['trialing', 'active', 'pending_renewal', 'past_due', 'canceled_at_end', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** `test`: the checkout works without real money. `closed`: no payment provider is configured. */
export const CHECKOUTS = ['open', 'test', 'closed'] as const
export type CheckoutKind = (typeof CHECKOUTS)[number]

/**
 * The status of a checkout. `open`: the provider has not sent an event yet; keep polling. `paid`: Pro is active. `flagged`: the payment does
 * not match the order and needs a manual review. `declined`: the last payment attempt failed; the user can try again. `paid_twice`: the account
 * had already paid through another checkout, so this payment is refunded.
 */
export const CHECKOUT_STATUSES = ['open', 'paid', 'paid_twice', 'declined', 'flagged', 'expired'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

export const RECEIPT_STATUSES = ['paid', 'partly_refunded', 'refunded'] as const

export const TRIAL_DAYS = 14
/** Days before the end of a trial when the reminder is sent. */
export const TRIAL_REMINDER_DAYS = 3
/** How long Pro stays after the end of a period without a payment event, before the grace period starts. */
export const RENEWAL_HOURS = 48
/** Days of Pro after a failed payment. */
export const GRACE_DAYS = 7

/** The checkout returns here with `?checkout=<checkout_id>`. The page only polls the status of the checkout; it grants nothing. */
export const CHECKOUT_RETURN_PATH = '/subscription/return'
/** Where the checkout returns without a payment. */
export const CHECKOUT_CANCEL_PATH = '/subscription'

const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 }

/** What one payment costs, unless the operator has set other prices: the member price of one month, or of twelve months. */
export const chargeFor = (cycle: BillingCycle): Money => ({
  amount: priceOf(plans.member.pro, cycle) * MONTHS[cycle],
  currency: 'USD',
})

/** What one payment costs on this instance. */
export type Prices = Record<BillingCycle, Money>

export const DEFAULT_PRICES: Prices = { monthly: chargeFor('monthly'), yearly: chargeFor('yearly') }

/** Whether these are the prices of the plans, whose cards compare them with the list prices. */
export const areDefaultPrices = (prices: Prices): boolean =>
  BILLING_CYCLES.every(
    (cycle) => prices[cycle].amount === chargeFor(cycle).amount && prices[cycle].currency === chargeFor(cycle).currency,
  )

/** How much cheaper a year is than twelve months, in whole percent. */
export const yearlySaving = ({ monthly, yearly }: Prices): number =>
  Math.max(0, Math.floor(100 - (100 * yearly.amount) / (12 * monthly.amount)))

/** @param when e.g. `11:30 on 16 January` */
export const tooManyTrials = (by: 'device' | 'network', when: string) =>
  `Several free trials were started from your ${by} today. You can start yours after ${when}.`

export const BILLING_SENTENCES = {
  closed: 'Online payment is not available on this site. Memberships are assigned by the site administrators.',
  providerAway: 'We can’t reach the payment service right now. Nothing was charged. Please try again in a few minutes.',
  alreadyPro: 'You already have Pro',
  alreadySubscribed: 'You already have a subscription. You can manage it in Settings.',
  staffRole: 'Site administrators manage tester and admin accounts, so there is nothing to buy.',
  trialUsed: 'This account or email address has already used the free trial',
  nothingToCancel: 'You have no subscription to cancel',
  nothingToResume: 'You have no cancelled subscription to resume',
  noPortal: 'This subscription has no payment page',
  checkoutNotFound: 'Checkout not found',
} as const
