import type { Provider } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import type { Db } from '#server/db/open.ts'
import type { AtProvider } from '#server/payments/payment-port.ts'
import { type CurrentSubscription, membershipOf, subscriptionsOf, type Trial } from '../queries.ts'

export interface BillingStatus {
  role: string
  shown: Omit<Subscription, 'checkout' | 'has_portal' | 'prices' | 'has_upi' | `can_${string}`>
  isTrial: boolean
  hadTrial: boolean
  /** Also after it ended. */
  paid: (AtProvider & { provider: Provider }) | null
}

export async function findBillingStatus(db: Db, userId: string, now: Date): Promise<BillingStatus> {
  const { role = 'free', trial = null } = (await membershipOf(db, userId, now)) ?? {}
  const bought = (await subscriptionsOf(db, userId, now)).filter(({ state, duplicateSince }) => state !== null && !duplicateSince)
  const [paid = null] = bought.sort((a, b) => Number(a.state === 'ended') - Number(b.state === 'ended') || timeOf(b) - timeOf(a))
  const isTrial = (trial?.isRunning ?? false) && (paid === null || paid.state === 'ended')
  // If both ended, show the later.
  const isAboutTrial =
    trial !== null && (isTrial || paid === null || (paid.state === 'ended' && timeOf(paid) < trial.startedAt.getTime()))
  return {
    role,
    shown: isAboutTrial ? trialShown(trial) : paid ? boughtShown(paid, trial) : NOTHING,
    isTrial,
    hadTrial: trial !== null,
    paid: paid && { subscriptionRef: paid.providerRef, customerRef: paid.customerRef, userId, provider: paid.provider },
  }
}

const timeOf = ({ startedAt }: CurrentSubscription): number => startedAt?.getTime() ?? 0
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const NOTHING: BillingStatus['shown'] = {
  state: null,
  plan: null,
  cycle: null,
  price: null,
  provider: null,
  started_at: null,
  trial_ends_at: null,
  current_period_end: null,
  grace_until: null,
  cancel_at_end: false,
  ended_at: null,
}

const trialShown = ({ startedAt, endsAt, isRunning }: Trial): BillingStatus['shown'] => ({
  ...NOTHING,
  state: isRunning ? 'trialing' : 'ended',
  plan: 'pro',
  started_at: startedAt.toISOString(),
  trial_ends_at: endsAt.toISOString(),
  ended_at: isRunning ? null : endsAt.toISOString(),
})

const boughtShown = (subscription: CurrentSubscription, trial: Trial | null): BillingStatus['shown'] => ({
  state: subscription.state,
  plan: 'pro',
  cycle: subscription.cycle,
  price: { amount: subscription.amount, currency: subscription.currency },
  provider: subscription.provider,
  started_at: iso(subscription.startedAt),
  trial_ends_at: iso(trial?.endsAt ?? null),
  current_period_end: iso(subscription.periodEnd),
  grace_until: iso(subscription.graceUntil),
  cancel_at_end: subscription.cancelAtEnd,
  ended_at: iso(subscription.endedAt),
})
