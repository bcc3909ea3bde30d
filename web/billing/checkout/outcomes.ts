import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
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
  loading: { title: 'Your payment', text: 'Checking its status…' },
  waiting: {
    title: 'Waiting for your payment',
    text: 'The payment service has not confirmed it yet. This usually takes a few seconds. This page updates automatically.',
  },
  slow: {
    title: 'Still waiting for your payment',
    text: 'This is taking longer than usual. With UPI and some banks it can take a day or two. You can leave this page: Pro starts when your payment is confirmed. If you have not paid, nothing is charged.',
  },
  offline: {
    title: 'We can’t check right now',
    text: 'We can’t reach our server. This page keeps trying. If you have paid, your payment is safe: Pro starts when it is confirmed.',
  },
  paid: {
    title: 'You’re on Pro',
    text: 'Your payment is confirmed. You now have access to quizzes, flashcards, model answers and audio.',
  },
  paid_twice: {
    title: 'You had already paid',
    text: 'Another payment for Pro arrived before this one. You stay on Pro, this payment is refunded in full, and nothing renews twice. Your receipts show both.',
  },
  declined: {
    title: 'The payment did not go through',
    text: 'Your bank or the payment service declined it, and nothing was charged. You can try again or use another payment method.',
  },
  flagged: {
    title: 'We’re checking your payment',
    text: 'The payment does not match your order, so Pro has not started. Our team is looking into it. If you contact us, give the checkout number below.',
  },
  expired: {
    title: 'This checkout has expired',
    text: 'It was not paid in time, and nothing was charged. You can start again at any time.',
  },
  'not-found': {
    title: 'Checkout not found',
    text: 'It may belong to another account. You can see your plan in Settings.',
  },
}
