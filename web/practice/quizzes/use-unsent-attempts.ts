import { useEffect } from 'react'
import { type Delivery, deliveryOf, pending } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { ATTEMPT, showResults, type UnsentAttempt } from './unsent-attempts.ts'

export type AttemptDelivery = Delivery<{ attemptId: string }>

/** Marks its results as shown. */
export function useAttemptDelivery(attemptKey: string): AttemptDelivery | undefined {
  useEffect(() => showResults(attemptKey), [attemptKey])
  return useOutbox(() => deliveryOf<{ attemptId: string }>(ATTEMPT, attemptKey))
}

/** Of all tabs, newest first. */
export function useUnsentAttempts(): UnsentAttempt[] {
  useOutbox(() =>
    pending(ATTEMPT)
      .map(({ key }) => key)
      .join(' '),
  )
  return pending<UnsentAttempt>(ATTEMPT)
    .map(({ value }) => value)
    .reverse()
}
