import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let hasActed = false
const acts = createListeners()

for (const kind of ['pointerdown', 'pointermove', 'keydown']) window.addEventListener(kind, onAct, { once: true, passive: true })
document.addEventListener('selectionchange', onSelection)

/** Assistive technology selects without pointer or key events. */
function onSelection(): void {
  if (document.getSelection()?.isCollapsed === false) onAct()
}

function onAct(): void {
  document.removeEventListener('selectionchange', onSelection)
  hasActed = true
  acts.notify()
}

export const useFirstAct = () => useSyncExternalStore(acts.subscribe, () => hasActed)
