import { type RefObject, useEffect, useState } from 'react'

/** Ignores a trembling finger. */
const MOVED_PX = 8
/** Nothing is covered at the end. */
const END_PX = 48

/** Hides while scrolling down or covering the focused element. */
export function useStepAside(box: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const onScroll = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - END_PX
      if (Math.abs(window.scrollY - before) < MOVED_PX && !isAtEnd) return
      setAside(window.scrollY > before && !isAtEnd && overlap(box.current, document.getElementById('main')))
      before = window.scrollY
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible') && !box.current?.contains(target))
        setAside(overlap(box.current, target))
    }
    const listening = new AbortController()
    window.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal })
    document.addEventListener('focusin', onFocusIn, { signal: listening.signal })
    return () => listening.abort()
  }, [box])
  return isAside
}

function overlap(one: Element | null, other: Element | null): boolean {
  if (!one || !other) return false
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
