import { type Delivery, deliveryOf, pending } from '#web/platform/offline/outbox-state.ts'
import { useOutbox } from '#web/platform/offline/use-outbox.ts'
import { ATTEMPT, type UnsentAttempt } from './unsent-attempts.ts'

export type AttemptDelivery = Delivery<{ attemptId: string }>

/** What has become of an attempt that was finished on this page. */
export const useAttemptDelivery = (attemptKey: string): AttemptDelivery | undefined =>
  useOutbox(() => deliveryOf<{ attemptId: string }>(ATTEMPT, attemptKey))

/** Finished attempts the server does not have yet, of this tab and others, latest first. */
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
