import { useEffect, useId, useRef } from 'react'
import type { Streak } from '#contract/reading/progress.ts'
import * as m from '#messages/reading/progress/streak.ts'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { StreakButton } from './streak-button.tsx'
import { StreakCard } from './streak-card.tsx'

export function StreakDisclosure({ streak }: { streak: Streak }) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const cardId = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) card.current?.focus({ preventScroll: true })
  }, [isOpen])
  return (
    <div ref={box} className="relative">
      <StreakButton
        ref={button}
        streak={streak}
        isNarrow
        aria-expanded={isOpen}
        aria-controls={cardId}
        onClick={() => setOpen(!isOpen)}
      />
      <section
        ref={card}
        id={cardId}
        hidden={!isOpen}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs keyboard access
        tabIndex={0}
        aria-label={m.readingStreak}
        className="absolute top-full inset-e-0 z-20 mt-2 max-h-[calc(100dvh-10rem-var(--below))] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-card border border-strong bg-surface p-4 shadow-lg"
      >
        {isOpen && <StreakCard streak={streak} />}
      </section>
    </div>
  )
}
