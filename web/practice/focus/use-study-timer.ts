import { useSyncExternalStore } from 'react'
import { type Shown, shownNow, subscribe } from './timer-store.ts'

/** The timer with its clock: draws anew each second while it runs, so only small components use it. */
export function useStudyTimer(): Shown {
  return useSyncExternalStore(subscribe, shownNow)
}

/** Changes only when a timer is started or comes to its end. */
export function useHasTimer(): boolean {
  return useSyncExternalStore(subscribe, hasTimer)
}

const hasTimer = () => shownNow().timer.state !== 'idle'
