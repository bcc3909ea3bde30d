import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The part may load after the text. */
export function useLinkedPart(id: string, isThere: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    if (isThere && hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, key, id, isThere])
}
