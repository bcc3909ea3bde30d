import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as m from '#messages/reading/audio.ts'
import { Button } from '#web/ui/button.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { ToneMark } from '#web/ui/tone-mark.tsx'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { RoundButton } from './round-button.tsx'

interface DockProps {
  children: ReactNode
  place: string
  /** Replaces the buttons. */
  failure?: { text: string; onRetry: () => void } | undefined
  /** From 0 to 1. */
  share: number
  onStop: () => void
  /** The dock disappeared while it had the focus. */
  onFocusLost: () => void
}

/** Shown while the main player is out of view or folded. */
export function Dock({ children, place, failure, share, onStop, onFocusLost }: DockProps) {
  const bar = useRef<HTMLElement>(null)
  useRoomBeneath(bar, '--player')
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])

  return (
    <section
      ref={bar}
      aria-label={m.nowPlaying}
      className="above-tabs visible fixed inset-x-0 bottom-(--tabs,0px) z-20 border-t border-strong bg-surface pb-[max(0px,calc(env(safe-area-inset-bottom)-var(--tabs,0px)))] motion-safe:animate-fade-in print:hidden"
    >
      <ThinBar share={share} />
      <div className="mx-auto flex max-w-[34rem] flex-wrap items-center gap-x-2 px-4 py-1">
        {failure ? (
          <>
            <ToneMark tone="error" />
            <span className="min-w-40 flex-1 text-sm">{failure.text}</span>
            <Button className="px-3 max-sm:order-last max-sm:mb-1" onClick={failure.onRetry}>
              {m.retry}
            </Button>
          </>
        ) : (
          <>
            {children}
            <span className="min-w-0 flex-1 text-sm text-quiet tabular-nums">{place}</span>
          </>
        )}
        <RoundButton label={m.stop} onClick={onStop}>
          <X aria-hidden="true" className="size-[18px]" />
        </RoundButton>
      </div>
    </section>
  )
}
