import { useLayoutEffect, useState } from 'react'
import { isRightToLeft } from './direction.ts'

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
    const look = () => setNarrow(marginAtEnd(main) < needed * rem())
    look()
    const watching = new ResizeObserver(look)
    watching.observe(main)
    return () => watching.disconnect()
  }, [needed])
  return isNarrow
}

/** On the side where lines end. */
function marginAtEnd(main: HTMLElement): number {
  const { clientWidth } = document.documentElement
  const standing = [...main.children].filter((child) => child instanceof HTMLElement && child.offsetParent !== null)
  const boxes = standing.map((child) => child.getBoundingClientRect())
  return Math.min(clientWidth, ...boxes.map(({ left, right }) => (isRightToLeft() ? left : clientWidth - right)))
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
