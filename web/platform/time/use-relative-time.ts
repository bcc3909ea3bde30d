import { useSyncExternalStore } from 'react'
import { relativeTime } from './dates.ts'

/** Renders its component only when the text changes: for lists of a thousand. */
export const useRelativeTime = (instant: string, textAt: (instant: string, now: Date) => string = relativeTime): string =>
  useSyncExternalStore(everyHalfMinute, () => textAt(instant, new Date()))

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all. */
function everyHalfMinute(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const tell of listeners) tell()
  }, 30_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
