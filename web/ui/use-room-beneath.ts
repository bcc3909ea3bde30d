import { type RefObject, useLayoutEffect } from 'react'

/** Publishes the height of a bar at the bottom, so that the page is padded and focused elements are scrolled clear of it (base.css). */
export function useRoomBeneath(
  bar: RefObject<HTMLElement | null>,
  name: '--tabs' | '--player' | '--notice' | '--position' | '--toasts' | '--save',
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const element = bar.current
    if (!element) return
    // Called before the next paint too, when the page has been laid out anyway: measuring it here would lay it out once more.
    const watching = new ResizeObserver(() => style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`))
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty(name)
    }
  }, [bar, name])
}
