import { useEffect, useState } from 'react'

/** Lets the pressed button respond first. */
export function afterPaint(work: () => void): void {
  // Background pages are not painted.
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

export const nextPaint = () => new Promise<void>(afterPaint)

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
