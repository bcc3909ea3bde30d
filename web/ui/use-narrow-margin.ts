import { useLayoutEffect, useState } from 'react'

const CORNER_REM = 7

/**
 * Whether a corner widget would cover line ends.
 * @param needed width with margins, in rem
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

function rightEdge(main: HTMLElement): number {
  const standing = [...main.children].filter((child) => child instanceof HTMLElement && child.offsetParent !== null)
  return Math.max(0, ...standing.map((child) => child.getBoundingClientRect().right))
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
