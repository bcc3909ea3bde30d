import { useEffect, useRef } from 'react'

export function useFocusOnArrival<E extends HTMLElement>(hasArrived: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (!hasArrived) return
    // After the heading or a closing dialog has taken focus.
    const turn = requestAnimationFrame(() => {
      element.current?.scrollIntoView({ block: 'nearest' })
      element.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(turn)
  }, [hasArrived])
  return element
}
