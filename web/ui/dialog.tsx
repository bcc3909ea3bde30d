import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What this is about, read out after the title. */
  description?: ReactNode
  size?: 'default' | 'wide'
  /** Nobody asked for it: a key or click that was meant for the page must neither press something in it nor close it. */
  opensByItself?: boolean
  /** Where focus goes on closing, if not to what opened the window: that may be gone. */
  goesBackTo?: () => HTMLElement | null | undefined
  children: ReactNode
}

/** A modal window: focus stays in it, Escape and the cross close it, and focus goes back to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'default',
  opensByItself = false,
  goesBackTo,
  children,
}: DialogProps) {
  const { noteOpener, goBack } = useOpener(goesBackTo)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] overflow-y-auto bg-veil p-4 motion-safe:animate-fade-in">
          <Radix.Content
            ref={noteOpener}
            onCloseAutoFocus={goBack}
            onFocus={showFocused}
            {...(!description && { 'aria-describedby': undefined })}
            {...(opensByItself && { onOpenAutoFocus: focusTheWindow, onPointerDownOutside: (event) => event.preventDefault() })}
            className={`relative outline-none m-auto w-full rounded-card border border-line bg-surface p-5 text-ink sm:p-6 ${size === 'wide' ? 'max-w-3xl' : 'max-w-lg'}`}
          >
            <Radix.Title className="pr-10 text-xl font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="mt-2 text-quiet">{description}</div>
              </Radix.Description>
            )}
            <div className="mt-4">{children}</div>
            <Radix.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** From the last control to the first and back Radix moves the focus without scrolling, and a small screen shows a part of the window only. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

function focusTheWindow(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Radix gives focus back to a trigger of its own; here any button anywhere may have opened the window. */
function useOpener(elsewhere: DialogProps['goesBackTo']) {
  const opener = useRef<Element | null>(null)
  const noteOpener = useCallback((content: HTMLElement | null) => {
    if (content) opener.current = document.activeElement
  }, [])
  const goBack = (event: Event) => {
    event.preventDefault()
    // A window that opened by itself found the focus on a heading far above, and closing it must not scroll there.
    const goal = elsewhere?.() ?? opener.current
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
  }
  return { noteOpener, goBack }
}
