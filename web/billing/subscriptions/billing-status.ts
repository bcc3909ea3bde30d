import { RENEWAL_HOURS, type SubscriptionState, TRIAL_REMINDER_DAYS } from '#contract/billing/billing-rules.ts'
import type { Subscription } from '#contract/billing/checkout.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { priceInWords } from './money.ts'

const DAY_MS = 24 * 60 * 60_000

/** What a subscription is, in plain words with its dates; nothing for who never had one. */
export function standingOf(subscription: Subscription, now: Date): string | undefined {
  return subscription.state ? SENTENCES[subscription.state](subscription, now) : undefined
}

const SENTENCES: Record<SubscriptionState, (subscription: Subscription, now: Date) => string> = {
  trialing: ({ trial_ends_at }, now) =>
    `Your free trial of Pro ends on ${day(trial_ends_at)}${countdown(trial_ends_at, now)}. You are back on Free then: there is no card, and nothing is charged.`,
  active: (subscription) => `${billed(subscription)}. It renews on ${day(subscription.current_period_end)}.`,
  pending_renewal: ({ current_period_end }) =>
    `The time you paid for was over on ${day(current_period_end)}, and your bank has not confirmed the next payment yet. With UPI that can take up to ${RENEWAL_HOURS} hours. You keep Pro meanwhile.`,
  past_due: ({ grace_until }) =>
    `The last payment did not go through. You keep Pro until ${day(grace_until)}, so that there is time to set it right.`,
  canceled_at_end: ({ current_period_end }) =>
    `Cancelled. You keep Pro until ${day(current_period_end)}, and nothing more is charged.`,
  ended: ({ provider, ended_at }) => `Your ${provider ? 'subscription' : 'free trial'} ended on ${day(ended_at)}.`,
}

/** Whether it is there, in whichever shape; an ended one is over. */
export const isLive = ({ state }: Subscription): boolean => state !== null && state !== 'ended'

/** What somebody is told before they cancel. Where the paid time is over already, nothing is left to keep. */
export function whatIsKept({ state, current_period_end, trial_ends_at }: Subscription): string {
  if (state === 'trialing') return `You keep Pro until ${day(trial_ends_at)}.`
  if (state === 'active') return `You keep Pro until ${day(current_period_end)}: that time is paid for.`
  return 'The time you paid for is over, so Pro may end at once.'
}

function billed({ price, cycle }: Subscription): string {
  return price && cycle ? `Pro, ${priceInWords(price, cycle)}` : 'Pro'
}

function day(instant: string | null): string {
  return instant ? formatDate(instant) : 'a day that is not known yet'
}

/** Only where it is near: far away the date says more. */
function countdown(instant: string | null, now: Date): string {
  if (!instant) return ''
  const left = Date.parse(instant) - now.getTime()
  if (left <= 0 || left > TRIAL_REMINDER_DAYS * DAY_MS) return ''
  const days = Math.ceil(left / DAY_MS)
  return days === 1 ? ', in less than a day' : `, in ${days} days`
}
