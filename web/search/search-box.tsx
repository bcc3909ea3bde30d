import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useSingleKeys } from '#web/platform/single-keys.ts'
import { Input } from '#web/ui/field.tsx'
import { useSlashKey } from './use-slash-key.ts'

export function SearchBox({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const hasSlashKey = useSingleKeys()
  useSlashKey(box, hasSlashKey)

  const clear = () => {
    onChange('')
    box.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The browser's own Escape would empty the box without telling anybody.
    event.preventDefault()
    if (text) clear()
    else box.current?.blur()
  }

  return (
    <search className="relative mb-6 block">
      <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-quiet" />
      <Input
        ref={box}
        type="search"
        value={text}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="Search articles"
        aria-label="Search articles"
        aria-keyshortcuts={hasSlashKey ? '/' : undefined}
        autoComplete="off"
        enterKeyHint="search"
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-quiet hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      {!text && hasSlashKey && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-control border border-line px-2 font-sans text-sm text-quiet sm:pointer-fine:block"
        >
          /
        </span>
      )}
    </search>
  )
}
