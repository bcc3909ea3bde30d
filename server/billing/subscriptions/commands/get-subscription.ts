import type { SubscriptionState } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import type { Db } from '#server/db/open.ts'
import type { BillingDeps } from '#server/payments/payments.ts'
import { checkoutKind, permissionsOf } from '../policy.ts'
import { hasUsedTrial } from '../queries.ts'
import { findBillingStatus } from './find-billing-status.ts'
import { type Customer, mailboxHash } from './trial-mailbox.ts'

/** Not cached, so changes show at once. */
export async function getSubscription(
  { db, payments }: Pick<BillingDeps, 'db' | 'payments'>,
  customer: Customer,
  now: Date,
): Promise<Subscription> {
  const status = await findBillingStatus(db, customer.id, now)
  const { shown, role, paid } = status
  const hadTrial = status.hadTrial || role !== 'free' || (await hasUsedTrial(db, await mailboxHash(db, customer.email)))
  const isReachable = paid !== null && payments.of(paid.provider) !== undefined
  const checkout = checkoutKind(payments.chosen?.name ?? null)
  const isOpen = checkout !== 'closed'
  const has_upi = payments.chosen?.hasUpi(payments.prices.monthly.currency) ?? false
  return {
    ...shown,
    checkout,
    has_upi,
    prices: payments.prices,
    ...permissionsOf({ role, state: shown.state, hadTrial, isOpen, isReachable }),
  }
}

export const getSubscriptionState = async (db: Db, userId: string, now: Date): Promise<SubscriptionState | null> =>
  (await findBillingStatus(db, userId, now)).shown.state
