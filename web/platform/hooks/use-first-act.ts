import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let hasActed = false
const acts = createListeners()

for (const kind of ['pointerdown', 'pointermove', 'keydown']) window.addEventListener(kind, onAct, { once: true, passive: true })
document.addEventListener('selectionchange', onSelection)

/** Words can also be selected without a pointer or key event of the page: by assistive technology, or before this code runs. */
function onSelection(): void {
  if (document.getSelection()?.isCollapsed === false) onAct()
}

function onAct(): void {
  document.removeEventListener('selectionchange', onSelection)
  hasActed = true
  acts.notify()
}

/** True after the first pointer or key event, or when words are selected. For code that only interaction needs, such as that of menus. */
export const useFirstAct = () => useSyncExternalStore(acts.subscribe, () => hasActed)
