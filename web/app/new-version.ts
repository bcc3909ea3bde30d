import { useSyncExternalStore } from 'react'

/** A new version is ready, but the page keeps running the old one until the user agrees, as they may be writing. */

type State = 'none' | 'ready' | 'later'

let state: State = 'none'
/** The waiting worker; `undefined` once it has been activated from another tab. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

export function announceNewVersion(worker: ServiceWorker | undefined): void {
  waiting = worker
  set('ready')
}

/** The new version starts anyway after all tabs have been closed. */
export const postponeNewVersion = () => set('later')

/** Drafts are stored on every keystroke (platform/storage/use-draft.ts), so the reload loses nothing. */
export function useNewVersion(): void {
  const reload = () => location.reload()
  if (!waiting || waiting.state === 'activated') reload()
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    waiting.postMessage('take over')
  }
}

export const useIsNewVersionReady = () => useSyncExternalStore(subscribe, () => state === 'ready')

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function set(next: State) {
  state = next
  for (const listener of [...listeners]) listener()
}
