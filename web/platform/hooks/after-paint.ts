import { useEffect, useState } from 'react'

/** Runs work after the next paint: work that re-renders the whole page, so that the pressed button responds first, or that loads parts below the text. */
export function afterPaint(work: () => void): void {
  // A page in the background is not painted.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

/** Resolves after the next paint. */
export const nextPaint = () => new Promise<void>(afterPaint)

/** False until the component has been painted once. For requests that the text of a page need not wait for. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let isGone = false
    afterPaint(() => isGone || setPainted(true))
    return () => {
      isGone = true
    }
  }, [])
  return isPainted
}
