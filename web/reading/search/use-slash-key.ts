import { type RefObject, useEffect } from 'react'
import { isWriting } from '#web/platform/shortcuts/single-keys.ts'

/** `/` focuses the search box, except in text fields, in dialogs, and when single-key shortcuts are off. */
export function useSlashKey(box: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return
      if (isWriting(event.target) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box, isOn])
}
