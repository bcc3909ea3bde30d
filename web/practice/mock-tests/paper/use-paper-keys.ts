import { useEffectEvent, useLayoutEffect } from 'react'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { isHandledBy, type PaperKey, paperKey } from './paper-keys.ts'

/** A layout effect: an ordinary one may miss the first key. */
export function usePaperKeys(letters: string[], act: (key: PaperKey) => void): void {
  const isOn = useSingleKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = paperKey(event, letters)
    if (!key || event.defaultPrevented || isHandledBy(event.target, key)) return
    event.preventDefault()
    act(key)
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
