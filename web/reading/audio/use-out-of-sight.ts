import { type RefObject, useEffect, useState } from 'react'

/** Whether something has been scrolled away. */
export function useOutOfSight(place: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watching = new IntersectionObserver(([entry]) => entry && setOut(!entry.isIntersecting))
    watching.observe(place.current)
    return () => watching.disconnect()
  }, [place])
  return isOut
}
