import { useSyncExternalStore } from 'react'

/** A new version waits for the user, who may be writing. */

type State = 'none' | 'ready' | 'later'

let state: State = 'none'
/** `undefined` once activated by another tab. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

export function announceNewVersion(worker: ServiceWorker | undefined): void {
  waiting = worker
  set('ready')
}

/** Starts anyway once all tabs are closed. */
export const postponeNewVersion = () => set('later')

/** Drafts are stored on every keystroke: reloading loses nothing. */
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
