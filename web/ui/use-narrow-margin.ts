import { useLayoutEffect, useState } from 'react'

/** The width of the widgets in the corner, with the space around them. */
const CORNER_REM = 7

/**
 * Whether the text of the page reaches so far to the right that a widget in the corner would cover the ends of its lines.
 * @param needed the width of the widget with the space around it, in rem
 */
export function useNarrowMargin(needed = CORNER_REM): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    const look = () => setNarrow(document.documentElement.clientWidth - rightEdge(main) < needed * rem())
    look()
    const watching = new ResizeObserver(look)
    watching.observe(main)
    return () => watching.disconnect()
  }, [needed])
  return isNarrow
}

/** The right edge of the page's content, without floating elements. */
function rightEdge(main: HTMLElement): number {
  const standing = [...main.children].filter((child) => child instanceof HTMLElement && child.offsetParent !== null)
  return Math.max(0, ...standing.map((child) => child.getBoundingClientRect().right))
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
