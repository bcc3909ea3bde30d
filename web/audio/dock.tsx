import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { ThinBar } from '#web/ui/thin-bar.tsx'
import { RoundButton } from './round-button.tsx'

interface DockProps {
  /** Play and its neighbours. */
  children: ReactNode
  /** Where it is. */
  place: string
  /** How much of it is over, between 0 and 1. */
  share: number
  onStop: () => void
  /** The dock goes while one of its buttons has the focus. */
  onFocusLost: () => void
}

/** What sounds, at the bottom of the screen while its player is out of sight. */
export function Dock({ children, place, share, onStop, onFocusLost }: DockProps) {
  const bar = useRef<HTMLElement>(null)
  useRoomBeneath(bar)
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost()
    }
  }, [onFocusLost])

  return (
    <section
      ref={bar}
      aria-label="Now playing"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-strong bg-surface pb-[env(safe-area-inset-bottom)] motion-safe:animate-fade-in print:hidden"
    >
      <ThinBar share={share} />
      <div className="mx-auto flex max-w-[34rem] items-center px-1 py-1 sm:gap-x-2 sm:px-2">
        {children}
        <span className="ml-1 min-w-0 flex-1 text-sm text-quiet tabular-nums">{place}</span>
        <RoundButton label="Stop" onClick={onStop}>
          <X aria-hidden="true" className="size-[18px]" />
        </RoundButton>
      </div>
    </section>
  )
}

/** The page grows by as much as the dock covers, and what takes the focus is scrolled clear of it (base.css). */
function useRoomBeneath(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    const measure = () => style.setProperty('--docked', `${Math.ceil(element.getBoundingClientRect().height)}px`)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty('--docked')
    }
  }, [bar])
}
