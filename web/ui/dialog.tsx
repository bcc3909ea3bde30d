import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react'
import * as ui from '#messages/ui.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** `screen`: as high as the screen, and on phones from edge to edge; children fill it. */
  size?: 'default' | 'wide' | 'screen'
  /** Not opened by the user: key presses and clicks meant for the page must not act on it. */
  opensByItself?: boolean
  /** For openers that may vanish. */
  focusOnClose?: () => HTMLElement | null | undefined
  children: ReactNode
}

const BOX = 'm-auto rounded-card border p-5 sm:p-6'
const DEFAULT = { veil: 'p-4', title: 'pe-10 text-xl font-semibold', content: 'mt-4', close: 'top-3 inset-e-3' }
const LOOKS = {
  default: { ...DEFAULT, box: `${BOX} max-w-lg` },
  wide: { ...DEFAULT, box: `${BOX} max-w-3xl` },
  screen: {
    veil: 'sm:p-4',
    box: 'mx-auto flex max-w-[96rem] flex-col sm:rounded-card sm:border sm:px-4 sm:pb-3',
    title: 'flex min-h-14 shrink-0 items-center py-1 ps-4 pe-14 text-base sm:ps-1',
    content: 'flex min-h-0 flex-1 flex-col',
    close: 'top-1.5 inset-e-1.5 sm:inset-e-3',
  },
}

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
  const look = LOOKS[size]
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={`fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] overflow-y-auto bg-veil motion-safe:animate-fade-in ${look.veil}`}
        >
          <Radix.Content
            ref={rememberOpener}
            onCloseAutoFocus={restoreFocus}
            onFocus={showFocused}
            {...(!description && { 'aria-describedby': undefined })}
            {...(opensByItself && { onOpenAutoFocus: focusDialog, onPointerDownOutside: (event) => event.preventDefault() })}
            className={`relative outline-none w-full border-line bg-surface text-ink ${look.box}`}
          >
            <Radix.Title className={look.title}>{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="mt-2 text-quiet">{description}</div>
              </Radix.Description>
            )}
            <div className={look.content}>{children}</div>
            <Radix.Close
              aria-label={ui.close}
              className={`absolute grid size-11 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink ${look.close}`}
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
