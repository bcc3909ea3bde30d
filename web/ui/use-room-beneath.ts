import { type RefObject, useLayoutEffect } from 'react'

/** Publishes the height for padding and scroll padding (base.css). */
export function useRoomBeneath(
  bar: RefObject<HTMLElement | null>,
  name: '--tabs' | '--player' | '--notice' | '--session' | '--position' | '--toasts' | '--save',
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    // Also called before the first paint; measuring here would force another layout.
    const watching = new ResizeObserver(() => style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`))
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty(name)
    }
  }, [bar, name])
}
