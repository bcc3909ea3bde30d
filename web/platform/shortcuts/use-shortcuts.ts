import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutFor } from './shortcuts.ts'
import { isWriting, readSingleKeys } from './single-keys.ts'

interface Options<Name extends string> {
  shortcuts: readonly Shortcut<Name>[]
  act: Record<Name, () => void>
  /** The only shortcut while its dialog is open. */
  ownWindow?: Name | undefined
}

export function useShortcuts<Name extends string>({ shortcuts, act, ownWindow }: Options<Name>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutFor(event, shortcuts, readSingleKeys())
    if (!shortcut || event.defaultPrevented) return
    // A held key must not reach the browser's reload or search.
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
