import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Scrolls where neither side has room.
 * @param panel positioned in its button's box
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

export const needsToOpenUp = ({ height, above, below }: { height: number; above: number; below: number }): boolean =>
  height > below && height <= above
