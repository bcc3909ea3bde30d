import { useEffect, useRef } from 'react'

/** What a link led to, or what was just written: brought into view and given the focus, once. */
export function useArrival<E extends HTMLElement>(hasArrived: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!hasArrived) return
    // After the focus has gone to the heading of a new page, or back to where a window was opened.
    const turn = requestAnimationFrame(() => {
      element.current?.scrollIntoView({ block: 'nearest' })
      element.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(turn)
  }, [hasArrived])
  return element
}
