import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

/** WCAG 2.1.4. */
const KEY = 'single_key_shortcuts'
const CHANGED = 'singleKeysChanged'
const WRITING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, readSingleKeys, () => true)

export const readSingleKeys = (): boolean => readItem(KEY) !== 'off'

export function setSingleKeys(on: boolean): void {
  writeItem(KEY, on ? 'on' : 'off')
  window.dispatchEvent(new Event(CHANGED))
}

export const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.closest(WRITING) !== null

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(CHANGED, listener)
    window.removeEventListener('storage', listener)
  }
}
