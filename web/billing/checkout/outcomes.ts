import type { CheckoutStatus } from '#contract/billing/billing-rules.ts'
import { CallError } from '#web/platform/http/call.ts'
import { isUndecided, LONG_AFTER } from './asking-again.ts'

/** What a checkout comes to for who waits for it. */
export type Outcome = 'asking' | 'waiting' | 'long' | 'away' | 'unknown' | Exclude<CheckoutStatus, 'open'>

interface Asked {
  status: CheckoutStatus | undefined
  error: Error | null
  /** How often it was asked. */
  times: number
}

export function outcomeOf({ status, error, times }: Asked): Outcome {
  if (error) return isUndecided(status, error) && !isRefused(error) ? 'away' : 'unknown'
  if (status === undefined) return 'asking'
  if (status !== 'open') return status
  return times > LONG_AFTER ? 'long' : 'waiting'
}

const isRefused = (error: Error) => error instanceof CallError && error.status === 404

export const OUTCOME_WORDS: Record<Outcome, { title: string; text: string }> = {
  asking: { title: 'Your payment', text: 'Asking what became of it…' },
  waiting: {
    title: 'Waiting for your payment',
    text: 'The payment service has not confirmed it yet. Mostly this takes a few seconds; this page keeps asking.',
  },
  long: {
    title: 'Still waiting for your payment',
    text: 'This takes longer than it mostly does. With UPI and some banks it can be a day or two. You can leave this page: Pro opens by itself when the payment is confirmed. If you have not paid, nothing is charged.',
  },
  away: {
    title: 'We cannot ask just now',
    text: 'There is no connection to our server. This page keeps asking. A payment that was made is not lost: Pro opens by itself.',
  },
  paid: {
    title: 'You have Pro',
    text: 'Your payment is confirmed. Quizzes, flashcards, model answers and audio overviews are open to you.',
  },
  declined: {
    title: 'The payment did not go through',
    text: 'Your bank or the payment service declined it, and nothing was charged. You can try again, perhaps with another means of payment.',
  },
  flagged: {
    title: 'We are looking at your payment',
    text: 'Something was paid that does not fit what was ordered, so Pro has not been opened by itself. People look at it. You can write to us and name the number below.',
  },
  expired: {
    title: 'This checkout has run out',
    text: 'It was not paid in time, and nothing was charged. You can begin again whenever you like.',
  },
  unknown: {
    title: 'We know of no such checkout',
    text: 'It may belong to another account. What you have is always shown in Settings.',
  },
}
