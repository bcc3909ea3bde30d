import { useSyncExternalStore } from 'react'
import { getSnapshot, subscribe, type TimerSnapshot } from './timer-store.ts'

/** Renders every second: use in small components. */
export function useStudyTimer(): TimerSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot)
}

/** Changes only at start and end. */
export function useHasTimer(): boolean {
  return useSyncExternalStore(subscribe, hasTimer)
}

const hasTimer = () => getSnapshot().timer.state !== 'idle'
