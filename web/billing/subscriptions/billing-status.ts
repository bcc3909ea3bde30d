import { RENEWAL_HOURS, type SubscriptionState, TRIAL_REMINDER_DAYS } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import * as m from '#messages/billing/subscriptions.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { formatPrice } from './money.ts'

const DAY_MS = 24 * 60 * 60_000

/** `undefined` for users who never subscribed. */
export function describeSubscription(subscription: Subscription, now: Date): string | undefined {
  return subscription.state ? SENTENCES[subscription.state](subscription, now) : undefined
}

const SENTENCES: Record<SubscriptionState, (subscription: Subscription, now: Date) => string> = {
  trialing: ({ trial_ends_at }, now) => m.trialing({ day: day(trial_ends_at), days: daysLeft(trial_ends_at, now) }),
  active: ({ price, cycle, current_period_end }) =>
    price && cycle
      ? m.active({ price: formatPrice(price, cycle), day: day(current_period_end) })
      : m.activeWithoutPrice({ day: day(current_period_end) }),
  pending_renewal: ({ current_period_end }) => m.pendingRenewal({ day: day(current_period_end), hours: RENEWAL_HOURS }),
  past_due: ({ grace_until }) => m.pastDue({ day: day(grace_until) }),
  canceled_at_end: ({ current_period_end }) => m.cancelled({ day: day(current_period_end) }),
  ended: ({ provider, ended_at }) => (provider ? m.subscriptionEnded : m.trialEnded)({ day: day(ended_at) }),
}

/** Every state before `ended`. */
export const isLive = ({ state }: Pick<Subscription, 'state'>): boolean => state !== null && state !== 'ended'

/** Shown before the user confirms. */
export function describeCancellation({ state, current_period_end, trial_ends_at }: Subscription): string {
  if (state === 'trialing') return m.keepUntil({ day: day(trial_ends_at) })
  if (state === 'active') return m.keepUntilEnd({ day: day(current_period_end) })
  return m.mayEndNow
}

function day(instant: string | null): string {
  return instant ? formatDate(instant) : m.unknownDay
}

/** 0 except for the last days. */
function daysLeft(instant: string | null, now: Date): number {
  if (!instant) return 0
  const left = Date.parse(instant) - now.getTime()
  return left <= 0 || left > TRIAL_REMINDER_DAYS * DAY_MS ? 0 : Math.ceil(left / DAY_MS)
}
