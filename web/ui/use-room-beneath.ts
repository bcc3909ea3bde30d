import { type RefObject, useLayoutEffect } from 'react'

/** The page grows by as much as what is docked at its end covers, and what takes the focus is scrolled clear of it (base.css). */
export function useRoomBeneath(bar: RefObject<HTMLElement | null>, name: '--player' | '--notice' | '--toasts'): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    const measure = () => style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty(name)
    }
  }, [bar, name])
}
