import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useId, useRef } from 'react'
import type { Streak } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/progress/streak.ts'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useNarrowMargin } from '#web/ui/use-narrow-margin.ts'
import { useStepAside } from '#web/ui/use-step-aside.ts'
import { readingStreak } from './api.ts'
import { StreakButton } from './streak-button.tsx'
import { StreakCard } from './streak-card.tsx'

/** Of "Reading streak" with icon and spacing. */
const TWO_WORDS_REM = 9.25

export function StreakWidget() {
  const { data } = useQuery(readingStreak())
  return data ? <StreakInCorner streak={data} /> : null
}

/** Above messages. */
const OVER_TOASTS = { '--over-toasts': 'calc(var(--docked, 0px) + var(--toasts, 0px))' } as CSSProperties

/**
 * In a corner above bars, hidden by dialogs; on its own strip if there is no margin. A message covers the corner while it is shown, and only a button in use stands
 * above it: one that moves with each message draws the eye twice.
 */
function StreakInCorner({ streak }: { streak: Streak }) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const cardId = useId()
  const card = useRef<HTMLElement>(null)
  const isAside = useStepAside(box) && !isOpen
  const hasStrip = useNarrowMargin()
  const hasRoom = !useNarrowMargin(TWO_WORDS_REM)
  useEffect(() => {
    if (isOpen) card.current?.focus({ preventScroll: true })
  }, [isOpen])

  return (
    <aside
      ref={box}
      aria-label={m.streak}
      style={OVER_TOASTS}
      data-aside={isAside || undefined}
      data-strip={hasStrip || undefined}
      className="fixed inset-e-0 bottom-(--docked,0px) has-aria-expanded:bottom-(--over-toasts) has-focus-visible:bottom-(--over-toasts) data-strip:bottom-(--over-toasts) z-20 pe-[max(1rem,var(--safe-end))] pb-[calc(1rem+var(--below)-var(--docked,0px))] has-aria-expanded:z-30 in-data-scroll-locked:invisible data-strip:inset-s-0 data-strip:flex data-strip:justify-end data-strip:border-t data-strip:border-line data-strip:bg-page data-strip:pt-2 data-strip:pb-[calc(0.5rem+var(--below)-var(--docked,0px))] data-aside:not-has-focus-visible:pointer-events-none data-aside:not-has-focus-visible:opacity-0 motion-safe:transition-opacity motion-safe:duration-150 print:hidden"
    >
      <StreakButton
        ref={button}
        streak={streak}
        isNarrow={!hasRoom && !hasStrip}
        aria-expanded={isOpen}
        aria-controls={cardId}
        onClick={() => setOpen(!isOpen)}
        className="shadow-lg in-data-strip:shadow-none"
      />
      <section
        ref={card}
        id={cardId}
        hidden={!isOpen}
        tabIndex={-1}
        aria-label={m.readingStreak}
        className="absolute inset-e-[max(1rem,var(--safe-end))] bottom-full mb-2 max-h-[calc(100dvh-10rem-var(--below))] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-strong bg-surface p-4 shadow-lg outline-none"
      >
        {isOpen && <StreakCard streak={streak} />}
      </section>
    </aside>
  )
}
