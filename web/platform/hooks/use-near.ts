import { type RefObject, useEffect, useState } from 'react'

export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watching = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100% 0px',
    })
    watching.observe(place.current)
    return () => watching.disconnect()
  }, [place, isNear])
  return isNear
}
