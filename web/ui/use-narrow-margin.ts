import { useLayoutEffect, useState } from 'react'

/** As wide as what stands in the corner, with the room around it. */
const CORNER_REM = 7

/** Whether the text of the page reaches so far to the right that something in the corner would stand on the ends of its lines. */
export function useNarrowMargin(): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    const look = () => setNarrow(document.documentElement.clientWidth - rightEdge(main) < CORNER_REM * rem())
    look()
    const watching = new ResizeObserver(look)
    watching.observe(main)
    return () => watching.disconnect()
  }, [])
  return isNarrow
}

/** Of what stands in the page; what floats above it says nothing. */
function rightEdge(main: HTMLElement): number {
  const standing = [...main.children].filter((child) => child instanceof HTMLElement && child.offsetParent !== null)
  return Math.max(0, ...standing.map((child) => child.getBoundingClientRect().right))
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
