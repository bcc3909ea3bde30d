import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutFor } from './shortcuts.ts'
import { isWriting, readSingleKeys } from './single-keys.ts'

interface Options<Name extends string> {
  shortcuts: readonly Shortcut<Name>[]
  act: Record<Name, () => void>
  /** Of an open window that belongs to the page: its own shortcut closes it, and no other acts. */
  ownWindow?: Name | undefined
}

/** Keys that act anywhere on the page, but not while somebody writes or another window is open. */
export function useShortcuts<Name extends string>({ shortcuts, act, ownWindow }: Options<Name>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutFor(event, shortcuts, readSingleKeys())
    if (!shortcut || event.defaultPrevented) return
    // Held down, Ctrl and a letter would come through to the browser after all: a reload, or its own search on top of ours.
    if (event.repeat && event.ctrlKey) event.preventDefault()
    if (event.repeat || isWriting(event.target) || !mayAct(shortcut.name)) return
    event.preventDefault()
    act[shortcut.name]()
  })
  const mayAct = (name: Name) => (ownWindow ? ownWindow === name : document.querySelector(WINDOW) === null)

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const WINDOW = '[role=dialog], [role=alertdialog], [role=menu]'
