import { useSyncExternalStore } from 'react'
import { getSnapshot, subscribe, type TimerSnapshot } from './timer-store.ts'

/** The timer with its clock. It re-renders every second while running, so only small components use it. */
export function useStudyTimer(): TimerSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot)
}

/** Changes only when a timer starts or ends. */
export function useHasTimer(): boolean {
  return useSyncExternalStore(subscribe, hasTimer)
}

const hasTimer = () => getSnapshot().timer.state !== 'idle'
