import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether a panel opens above its button, because below it the end of the screen, or what is docked there (base.css), would cover it. Where
 * neither side has room, the page is scrolled to it.
 * @param panel positioned by the box that holds it and its button
 */
export function useOpensUp(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isUp, setUp] = useState(false)
  useLayoutEffect(() => {
    const anchor = panel.current?.offsetParent
    if (!isOpen || !panel.current || !anchor) return
    const { top, bottom } = anchor.getBoundingClientRect()
    const { clientHeight } = document.documentElement
    const taken = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)
    const room = { height: panel.current.offsetHeight, above: top, below: clientHeight - taken - bottom }
    setUp(needsToOpenUp(room))
    if (room.height > room.below && room.height > room.above) panel.current.scrollIntoView({ block: 'nearest' })
  }, [panel, isOpen])
  return isUp
}

/** Above only where there is room for all of it. */
export const needsToOpenUp = ({ height, above, below }: { height: number; above: number; below: number }): boolean =>
  height > below && height <= above
