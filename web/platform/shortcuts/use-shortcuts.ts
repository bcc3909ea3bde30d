import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutFor } from './shortcuts.ts'
import { isWriting, readSingleKeys } from './single-keys.ts'

interface Options<Name extends string> {
  shortcuts: readonly Shortcut<Name>[]
  act: Record<Name, () => void>
  /** The shortcut of the page's own open dialog: it closes the dialog, and no other shortcut acts. */
  ownWindow?: Name | undefined
}

/** Shortcuts for the whole page, except while the user types or a dialog is open. */
export function useShortcuts<Name extends string>({ shortcuts, act, ownWindow }: Options<Name>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutFor(event, shortcuts, readSingleKeys())
    if (!shortcut || event.defaultPrevented) return
    // A held Ctrl shortcut must not reach the browser, which would reload or open its own search.
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
