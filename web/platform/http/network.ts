import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached, as far as this page knows: the browser says when there is no network at all, and the last call whether
 * it came through. A phone in a tunnel often believes that it has one.
 */

let isLost = false
const listeners = new Set<() => void>()

/** One call that failed is an accident; after two in a row there is nobody to hear. */
const ACCIDENTS = 1
let failures = 0

export const isOffline = (): boolean => !navigator.onLine || isLost

export function noteReached(): void {
  failures = 0
  set(false)
}

export function noteUnreachable(): void {
  failures++
  if (failures > ACCIDENTS || !navigator.onLine) set(true)
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

/** Told when the network goes and when it is back. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener('offline', tellAll)
  window.addEventListener('online', onOnline)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function onOnline() {
  failures = 0
  isLost = false
  tellAll()
}

function set(now: boolean) {
  if (isLost === now) return
  isLost = now
  tellAll()
}

function tellAll() {
  for (const listener of [...listeners]) listener()
}
