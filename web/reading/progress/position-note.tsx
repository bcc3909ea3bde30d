import { ArrowUp, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { PositionOffer } from './use-reading-position.ts'

/** Scrolling about a screen dismisses the note. */
const READ_ON_PX = 500

interface PositionNoteProps {
  offer: PositionOffer
  onContinue: () => void
  onTop: () => void
  onDone: () => void
}

/** Says that the page opened at the saved position, with a link to the top. Disappears when the reader scrolls on. */
export function PositionNote({ offer, onContinue, onTop, onDone }: PositionNoteProps) {
  useDismissOnScroll(onDone)
  const percent = Math.round(offer.position * 100)
  const isBack = offer.kind === 'returned'

  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--below))] z-20 max-lg:bottom-[calc(4.75rem+var(--below))] flex justify-center px-4 motion-safe:animate-fade-in print:hidden">
      <div
        role="status"
        className="pointer-events-auto flex items-center gap-1 rounded-card border border-strong bg-surface py-1 pr-1 pl-4 text-sm shadow-lg"
      >
        <span className="sm:whitespace-nowrap">{isBack ? 'Picked up where you left off' : `You left off at ${percent}%`}</span>
        <Button variant="link" size="sm" onClick={isBack ? onTop : onContinue}>
          {isBack && <ArrowUp aria-hidden="true" className="size-4" />}
          {isBack ? 'Back to top' : 'Continue'}
        </Button>
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDone}
          className="grid size-9 place-items-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  )
}

function useDismissOnScroll(onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const from = window.scrollY
    const onScroll = () => {
      if (Math.abs(window.scrollY - from) > READ_ON_PX) done()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
}
