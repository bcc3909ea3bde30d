import { Search, X } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, RefObject } from 'react'
import * as ui from '#messages/ui.ts'
import { Input } from './field.tsx'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'ref'> & {
  label: string
  text: string
  onText: (text: string) => void
  box: RefObject<HTMLInputElement | null>
  shortcut?: string | undefined
}

export function SearchField({ label, placeholder = label, text, onText, box, shortcut, ...rest }: SearchFieldProps) {
  const clear = () => {
    onText('')
    box.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // Native Escape would clear the field without `onText`.
    event.preventDefault()
    if (text) clear()
    else box.current?.blur()
  }

  return (
    <search className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 inset-s-3 size-5 -translate-y-1/2 text-quiet" />
      <Input
        {...rest}
        ref={box}
        type="search"
        value={text}
        maxLength={200}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <button
          type="button"
          aria-label={ui.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 inset-e-0 grid w-11 place-items-center rounded-control text-quiet hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      {!text && shortcut && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 inset-e-3 hidden -translate-y-1/2 rounded-control border border-line px-2 font-sans text-sm text-quiet sm:pointer-fine:block"
        >
          {shortcut}
        </span>
      )}
    </search>
  )
}
