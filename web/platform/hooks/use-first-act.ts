import { useSyncExternalStore } from 'react'

let hasActed = false
const listeners = new Set<() => void>()

for (const kind of ['pointerdown', 'pointermove', 'keydown']) window.addEventListener(kind, onAct, { once: true, passive: true })

function onAct(): void {
  hasActed = true
  for (const listener of [...listeners]) listener()
}

/** True after the first pointer or key event. For code that only interaction needs, such as that of menus. */
export const useFirstAct = () => useSyncExternalStore(subscribe, () => hasActed)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
