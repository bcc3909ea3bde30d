import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached, as far as this page knows. `navigator.onLine` alone is not enough, as a phone in a tunnel often reports a
 * network; so the results of recent calls count too.
 */

let isLost = false
const listeners = new Set<() => void>()

/** The page counts as offline after two failed calls in a row. */
const TOLERATED_FAILURES = 1
let failures = 0

export const isOffline = (): boolean => !navigator.onLine || isLost

export function reportReached(): void {
  failures = 0
  set(false)
}

export function reportUnreachable(): void {
  failures++
  if (failures > TOLERATED_FAILURES || !navigator.onLine) set(true)
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

/** Calls `listener` when the network is lost and when it is back. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener('offline', notifyListeners)
  window.addEventListener('online', onOnline)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function onOnline() {
  reportReached()
  notifyListeners()
}

/** The browser tells when a network is back only if it told that it was lost. */
const PROBE_MS = 5000
let probe: ReturnType<typeof setInterval> | undefined

function set(now: boolean) {
  if (isLost === now) return
  isLost = now
  clearInterval(probe)
  if (now) probe = setInterval(askServer, PROBE_MS)
  notifyListeners()
}

function askServer() {
  if (navigator.onLine && !document.hidden) fetch('/api/instance', { cache: 'no-store' }).then(reportReached, () => undefined)
}

function notifyListeners() {
  for (const listener of [...listeners]) listener()
}
