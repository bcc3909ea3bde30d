import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react'
import * as ui from '#messages/ui.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: 'default' | 'wide' | 'full'
  /** Not opened by the user: key presses and clicks meant for the page must not act on it. */
  opensByItself?: boolean
  /** For openers that may vanish. */
  focusOnClose?: () => HTMLElement | null | undefined
  children: ReactNode
}

const WIDTHS = { default: 'max-w-lg', wide: 'max-w-3xl', full: 'max-w-7xl' }

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'default',
  opensByItself = false,
  focusOnClose,
  children,
}: DialogProps) {
  const { rememberOpener, restoreFocus } = useOpener(focusOnClose)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] overflow-y-auto bg-veil p-4 motion-safe:animate-fade-in">
          <Radix.Content
            ref={rememberOpener}
            onCloseAutoFocus={restoreFocus}
            onFocus={showFocused}
            {...(!description && { 'aria-describedby': undefined })}
            {...(opensByItself && { onOpenAutoFocus: focusDialog, onPointerDownOutside: (event) => event.preventDefault() })}
            className={`relative outline-none m-auto w-full rounded-card border border-line bg-surface p-5 text-ink sm:p-6 ${WIDTHS[size]}`}
          >
            <Radix.Title className="pe-10 text-xl font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="mt-2 text-quiet">{description}</div>
              </Radix.Description>
            )}
            <div className="mt-4">{children}</div>
            <Radix.Close
              aria-label={ui.close}
              className="absolute top-3 inset-e-3 grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Radix wraps focus without scrolling. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

function focusDialog(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Radix returns focus only to its own trigger. */
function useOpener(elsewhere: DialogProps['focusOnClose']) {
  const opener = useRef<Element | null>(null)
  const rememberOpener = useCallback((content: HTMLElement | null) => {
    if (content) opener.current = document.activeElement
  }, [])
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    // If it opened by itself, focus may have been far above.
    const goal = elsewhere?.() ?? opener.current
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
  }
  return { rememberOpener, restoreFocus }
}
