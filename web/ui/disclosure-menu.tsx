import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** A button that opens a short list below it. Choosing an item, Escape, or a click or focus elsewhere closes it. */
export function DisclosureMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const listId = useId()

  return (
    <div ref={box} className="relative">
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a key press on an item arrives here as a click */}
      <div
        id={listId}
        hidden={!isOpen}
        onClick={() => setOpen(false)}
        className="absolute left-0 z-30 mt-1 min-w-44 rounded-control border border-line bg-surface p-1 shadow-lg @4xl:right-0 @4xl:left-auto"
      >
        {children}
      </div>
    </div>
  )
}

/** Classes for a link or button inside the list. */
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-2 rounded-control px-3 py-2 text-left text-ink no-underline hover:bg-sunken'
