import { type RefObject, useEffect, useState } from 'react'

export function useOutOfSight(place: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watching = new IntersectionObserver((entries) => setOut(!entries.at(-1)?.isIntersecting))
    watching.observe(place.current)
    return () => watching.disconnect()
  }, [place])
  return isOut
}
