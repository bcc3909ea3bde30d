import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to a part of an article that the address names, once the part is there: it may load after the text. */
export function useLinkedPart(id: string, isThere: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (isThere && hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, key, id, isThere])
}
