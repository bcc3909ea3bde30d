import * as m from '#messages/contract/billing/billing-rules.ts'
import type { Money } from './money.ts'
import { type BillingCycle, plans, priceOf } from './plans.ts'

export const BILLING_CYCLES = ['monthly', 'yearly'] as const satisfies readonly BillingCycle[]
export const PAID_PLANS = ['pro'] as const

/** `test` uses no real money. */
export const PROVIDERS = ['test', 'polar', 'dodo'] as const
export type Provider = (typeof PROVIDERS)[number]

/** All except `ended` grant Pro. `pending_renewal`: up to 48 hours for Indian mandates. `past_due`: Pro until `grace_until`. */
export const SUBSCRIPTION_STATES = ['trialing', 'active', 'pending_renewal', 'past_due', 'canceled_at_end', 'ended'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

export const CHECKOUTS = ['open', 'test', 'closed'] as const
export type CheckoutKind = (typeof CHECKOUTS)[number]

/** `open`: no event yet. `flagged`: payment and order differ. `declined`: can be retried. `paid_twice`: is refunded. */
export const CHECKOUT_STATUSES = ['open', 'paid', 'paid_twice', 'declined', 'flagged', 'expired'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

export const RECEIPT_STATUSES = ['paid', 'partly_refunded', 'refunded'] as const

export const TRIAL_DAYS = 14
export const TRIAL_REMINDER_DAYS = 3
/** Pro without a payment event, before the grace period. */
export const RENEWAL_HOURS = 48
export const GRACE_DAYS = 7

/** Receives `?checkout=<checkout_id>`; grants nothing. */
export const CHECKOUT_RETURN_PATH = '/subscription/return'
export const CHECKOUT_CANCEL_PATH = '/subscription'

const MONTHS: Record<BillingCycle, number> = { monthly: 1, yearly: 12 }

export const chargeFor = (cycle: BillingCycle): Money => ({
  amount: priceOf(plans.member.pro, cycle) * MONTHS[cycle],
  currency: 'USD',
})

export type Prices = Record<BillingCycle, Money>

export const DEFAULT_PRICES: Prices = { monthly: chargeFor('monthly'), yearly: chargeFor('yearly') }

/** What an Indian operator might charge. */
export const DEMO_PRICES: Prices = {
  monthly: { amount: 13_200, currency: 'INR' },
  yearly: { amount: 118_800, currency: 'INR' },
}

/** What a year costs, per month. */
export const monthOfYear = ({ yearly: { amount, currency } }: Prices): Money => ({ amount: Math.round(amount / 12), currency })

export const areDefaultPrices = (prices: Prices): boolean =>
  BILLING_CYCLES.every(
    (cycle) => prices[cycle].amount === chargeFor(cycle).amount && prices[cycle].currency === chargeFor(cycle).currency,
  )

/** In whole percent. */
export const yearlySaving = ({ monthly, yearly }: Prices): number =>
  Math.max(0, Math.floor(100 - (100 * yearly.amount) / (12 * monthly.amount)))

export const tooManyTrials = m.tooManyTrials
export type TooManyTrials = Parameters<typeof tooManyTrials>[0]

export const BILLING_SENTENCES = {
  closed: m.closed,
  providerAway: m.providerAway,
  alreadyPro: m.alreadyPro,
  alreadySubscribed: m.alreadySubscribed,
  staffRole: m.staffRole,
  trialUsed: m.trialUsed,
  nothingToCancel: m.nothingToCancel,
  nothingToResume: m.nothingToResume,
  noPortal: m.noPortal,
  checkoutNotFound: m.checkoutNotFound,
} as const
