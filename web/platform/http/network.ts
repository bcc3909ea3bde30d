import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/hooks/listeners.ts'

/** `navigator.onLine` may be true without a usable network. */

let isLost = false

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

export const subscribe = changes.subscribe

function onOnline() {
  reportReached()
  changes.notify()
}

/** Browsers report `online` only after `offline`. */
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
