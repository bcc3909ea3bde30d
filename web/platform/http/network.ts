import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/hooks/listeners.ts'

/**
 * Whether the server can be reached, as far as this page knows. `navigator.onLine` alone is not enough, as a phone in a tunnel often reports a
 * network; so the results of recent calls count too.
 */

let isLost = false

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

const changes = createListeners(() => {
  window.addEventListener('offline', changes.notify)
  window.addEventListener('online', onOnline)
})

/** Calls its listener when the network is lost and when it is back. */
export const subscribe = changes.subscribe

function onOnline() {
  reportReached()
  changes.notify()
}

/** The browser tells when a network is back only if it told that it was lost. */
const PROBE_MS = 5000
let probe: ReturnType<typeof setInterval> | undefined

function set(now: boolean) {
  if (isLost === now) return
  isLost = now
  clearInterval(probe)
  if (now) probe = setInterval(askServer, PROBE_MS)
  changes.notify()
}

function askServer() {
  if (navigator.onLine && !document.hidden) fetch('/api/instance', { cache: 'no-store' }).then(reportReached, () => undefined)
}
