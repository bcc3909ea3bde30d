import { useSyncExternalStore } from 'react'

/** A new version that is ready: nothing changes until somebody says so, for they may be in the middle of a sentence. */

type State = 'none' | 'ready' | 'later'

let state: State = 'none'
/** `undefined` once it has taken over, in another tab. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

export function noteNewVersion(worker: ServiceWorker | undefined): void {
  waiting = worker
  set('ready')
}

/** The next opening of the product brings it anyway, once all its tabs have been closed. */
export const takeItLater = () => set('later')

/** What is being written is kept at every keystroke (platform/storage/use-draft.ts) and stands there again. */
export function takeItNow(): void {
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
