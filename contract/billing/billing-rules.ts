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

/** `test`: the checkout works and no money moves; `closed`: nobody is set who could take money. */
export const CHECKOUTS = ['open', 'test', 'closed'] as const
export type CheckoutKind = (typeof CHECKOUTS)[number]

/**
 * What became of one checkout. `open`: nothing has been heard yet, so ask again. `paid`: Pro is there. `flagged`: something was paid that does
 * not fit what was ordered; people look at it. `declined`: the last try to pay failed, and one may try again.
 */
export const CHECKOUT_STATUSES = ['open', 'paid', 'declined', 'flagged', 'expired'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

export const RECEIPT_STATUSES = ['paid', 'partly_refunded', 'refunded'] as const

export const TRIAL_DAYS = 14
/** Days before the end of a trial when the reminder is sent. */
export const TRIAL_REMINDER_DAYS = 3
/** After a period without news of a payment, Pro stays for this time before the grace period. */
export const RENEWAL_HOURS = 48
/** Days of Pro after a failed payment. */
export const GRACE_DAYS = 7

/** Where the checkout brings people back to, with `?checkout=<checkout_id>`. The page asks what became of it and grants nothing. */
export const CHECKOUT_RETURN_PATH = '/subscription/return'
/** Where the checkout returns without a payment. */
export const CHECKOUT_LEFT_PATH = '/subscription'

/** In the smallest unit of its currency. */
export interface Money {
  amount: number
  currency: string
}

const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 }

/** What is charged at once for a cycle: the member price, a year of it where it is paid by the year. */
export const chargeFor = (cycle: BillingCycle): Money => ({
  amount: priceOf(plans.member.pro, cycle) * MONTHS[cycle],
  currency: 'USD',
})

export const BILLING_SENTENCES = {
  closed: 'Online payment is not available on this site. Memberships are assigned by the site administrators.',
  providerAway: 'We can’t reach the payment service right now. Nothing was charged. Please try again in a few minutes.',
  alreadyPro: 'You already have Pro',
  alreadySubscribed: 'You already have a subscription. You can manage it in Settings.',
  roleKept: 'Site administrators manage tester and admin accounts, so there is nothing to buy.',
  trialUsed: 'This account or email address has already used the free trial',
  nothingToCancel: 'You have no subscription to cancel',
  nothingToResume: 'You have no cancelled subscription to resume',
  noPortal: 'This subscription has no payment page',
  checkoutNotFound: 'Checkout not found',
} as const
