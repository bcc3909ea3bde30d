import { Ellipsis } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'

/** Closes after a choice, except items with `data-stays`. */
export function ReaderMenu({ children }: { children: ReactNode }) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const listId = useId()
  return (
    <div ref={box} className="relative max-sm:flex max-sm:flex-auto">
      <Button
        ref={button}
        variant="ghost"
        size="tool"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" className="size-5 sm:size-4" />
        <ControlWord>More</ControlWord>
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a key press on an item arrives here as a click
        <div
          id={listId}
          onClick={({ target }) => !(target as Element).closest('[data-stays]') && setOpen(false)}
          className="absolute top-full inset-e-0 z-30 mt-1 w-60 max-w-[calc(100vw-2rem)] rounded-control border border-strong bg-surface p-1 shadow-lg"
        >
          {children}
        </div>
      )}
    </div>
  )
}
