import { useRef } from 'react'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { useSlashKey } from './use-slash-key.ts'

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const hasSlashKey = useSingleKeys()
  useSlashKey(box, hasSlashKey)
  const key = hasSlashKey ? '/' : undefined

  return (
    <div className="mb-6">
      <SearchField label="Search articles" text={text} onText={onChange} box={box} shortcut={key} aria-keyshortcuts={key} />
    </div>
  )
}
