import { type RefObject, useEffect } from 'react'
import { useMatch } from 'react-router'

/** Small enough to notice a swipe, large enough to ignore a trembling finger. */
const MOVED_PX = 8
/** At the end of an article the next step is chosen. */
const END_PX = 48

/** A scroll without them is the page's own, which returns to where one stopped. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Moves the bar out of the way while somebody reads downwards in an article: it says so on the root element, so that what is docked above the bar
 * moves too. It returns on scrolling up, at the end, when it takes the focus, and on every other page.
 */
export function useReadingDown(bar: RefObject<HTMLElement | null>): void {
  const isArticle = useMatch('/article/:articleId') !== null
  useEffect(() => {
    if (!isArticle) return
    const listening = new AbortController()
    const { signal } = listening
    let before = window.scrollY
    let hasMoved = false
    const onMove = () => {
      hasMoved = true
    }
    const onScroll = () => {
      if (!hasMoved) before = window.scrollY
      const { scrollY, innerHeight } = window
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - END_PX
      if (Math.abs(scrollY - before) < MOVED_PX && !isAtEnd) return
      setAside(scrollY > before && !isAtEnd && !bar.current?.contains(document.activeElement))
      before = scrollY
    }
    for (const move of MOVES) window.addEventListener(move, onMove, { passive: true, signal })
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    bar.current?.addEventListener('focusin', () => setAside(false), { signal })
    return () => {
      listening.abort()
      setAside(false)
    }
  }, [isArticle, bar])
}

function setAside(isAside: boolean) {
  const { dataset } = document.documentElement
  if (isAside) dataset.tabs = 'aside'
  else delete dataset.tabs
}
