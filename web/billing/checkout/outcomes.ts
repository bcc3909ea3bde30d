import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import * as m from '#messages/billing/checkout.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { SLOW_AFTER_POLLS, shouldKeepPolling } from './checkout-polling.ts'

export type Outcome = 'loading' | 'waiting' | 'slow' | 'offline' | 'not-found' | Exclude<CheckoutStatus, 'open'>

interface PollState {
  status: CheckoutStatus | undefined
  error: Error | null
  /** Including failures. */
  polls: number
}

export function outcomeOf({ status, error, polls }: PollState): Outcome {
  if (error) return shouldKeepPolling(status, error) && !isNotFound(error) ? 'offline' : 'not-found'
  if (status === undefined) return 'loading'
  if (status !== 'open') return status
  return polls > SLOW_AFTER_POLLS ? 'slow' : 'waiting'
}

export const OUTCOME_TEXTS: Record<Outcome, { title: string; text: string }> = {
  loading: { title: m.yourPayment, text: m.checkingStatus },
  waiting: {
    title: m.waiting,
    text: m.waitingText,
  },
  slow: {
    title: m.stillWaiting,
    text: m.stillWaitingText,
  },
  offline: {
    title: m.cannotCheck,
    text: m.cannotCheckText,
  },
  paid: {
    title: m.paid,
    text: m.paidText,
  },
  paid_twice: {
    title: m.paidTwice,
    text: m.paidTwiceText,
  },
  declined: {
    title: m.declined,
    text: m.declinedText,
  },
  flagged: {
    title: m.flagged,
    text: m.flaggedText,
  },
  expired: {
    title: m.expired,
    text: m.expiredText,
  },
  'not-found': {
    title: m.notFound,
    text: m.notFoundText,
  },
}
