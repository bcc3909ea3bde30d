import { type RefObject, useEffect, useRef } from 'react'
import * as m from '#messages/reading/search.ts'
import { isWriting, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { SearchField } from '#web/ui/form/search-field.tsx'

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const hasSlashKey = useSingleKeys()
  useSlashKey(box, hasSlashKey)
  const key = hasSlashKey ? '/' : undefined

  return (
    <div className="mb-6">
      <SearchField label={m.searchArticles} text={text} onText={onChange} box={box} shortcut={key} aria-keyshortcuts={key} />
    </div>
  )
}

/** Not in text fields, dialogs, or without single-key shortcuts. */
function useSlashKey(box: RefObject<HTMLInputElement | null>, isOn: boolean): void {
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
