import { useEffect, useRef } from 'react'

/**
 * The button that led on is gone or disabled then; focus goes to the heading of what came instead. Not at the first sight of a page: there
 * the page's own heading has it.
 */
export function useTurnFocus(turn: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (turn === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [turn])
  return heading
}
