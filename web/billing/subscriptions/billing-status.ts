import { RENEWAL_HOURS, type SubscriptionState, TRIAL_REMINDER_DAYS } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/subscriptions.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { formatPrice } from './money.ts'

const DAY_MS = 24 * 60 * 60_000

/** `undefined` for users who never subscribed. */
export function describeSubscription(subscription: Subscription, now: Date): string | undefined {
  return subscription.state ? SENTENCES[subscription.state](subscription, now) : undefined
}

const SENTENCES: Record<SubscriptionState, (subscription: Subscription, now: Date) => string> = {
  trialing: ({ trial_ends_at }, now) =>
    `Your free trial of Pro ends on ${day(trial_ends_at)}${countdown(trial_ends_at, now)}. After that you return to Free, and nothing is charged.`,
  active: (subscription) => `${planAndPrice(subscription)}. It renews on ${day(subscription.current_period_end)}.`,
  pending_renewal: ({ current_period_end }) =>
    `Your paid period ended on ${day(current_period_end)}, and your bank has not confirmed the next payment yet. With UPI this can take up to ${RENEWAL_HOURS} hours. You keep Pro in the meantime.`,
  past_due: ({ grace_until }) =>
    `The last payment did not go through. You keep Pro until ${day(grace_until)}, so you have time to update your payment details.`,
  canceled_at_end: ({ current_period_end }) =>
    `Cancelled. You keep Pro until ${day(current_period_end)}, and won’t be charged again.`,
  ended: ({ provider, ended_at }) => `Your ${provider ? 'subscription' : 'free trial'} ended on ${day(ended_at)}.`,
}

/** Every state before `ended`. */
export const isLive = ({ state }: Subscription): boolean => state !== null && state !== 'ended'

/** Shown before the user confirms. */
export function describeCancellation({ state, current_period_end, trial_ends_at }: Subscription): string {
  if (state === 'trialing') return `You keep Pro until ${day(trial_ends_at)}.`
  if (state === 'active') return `You keep Pro until ${day(current_period_end)}, the end of the paid period.`
  return 'Your paid period is over, so Pro may end immediately.'
}

function planAndPrice({ price, cycle }: Subscription): string {
  return price && cycle ? `Pro, ${formatPrice(price, cycle)}` : 'Pro'
}

function day(instant: string | null): string {
  return instant ? formatDate(instant) : 'a date to be confirmed'
}

/** Only for the last days. */
function countdown(instant: string | null, now: Date): string {
  if (!instant) return ''
  const left = Date.parse(instant) - now.getTime()
  if (left <= 0 || left > TRIAL_REMINDER_DAYS * DAY_MS) return ''
  const days = Math.ceil(left / DAY_MS)
  return days === 1 ? ', in less than a day' : `, in ${days} days`
}
