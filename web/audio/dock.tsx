import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { RoundButton } from './round-button.tsx'

interface DockProps {
  /** Play and its neighbours. */
  children: ReactNode
  /** Where it is. */
  place: string
  onStop: () => void
  /** The dock goes while one of its buttons has the focus. */
  onFocusLost: () => void
}

/** What sounds, at the bottom of the screen while its player is out of sight. */
export function Dock({ children, place, onStop, onFocusLost }: DockProps) {
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
      <div className="mx-auto flex max-w-[34rem] flex-wrap items-center gap-x-1 px-2 py-1 sm:gap-x-2">
        {children}
        <span className="ml-1 text-sm text-quiet tabular-nums">{place}</span>
        <RoundButton label="Stop" className="ml-auto" onClick={onStop}>
          <X aria-hidden="true" className="size-[18px]" />
        </RoundButton>
      </div>
    </section>
  )
}

/** The page grows by as much as the dock covers, and what takes the focus is scrolled clear of it (base.css). */
function useRoomBeneath(bar: React.RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    const measure = () => style.setProperty('--docked', `${element.offsetHeight}px`)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty('--docked')
    }
  }, [bar])
}
