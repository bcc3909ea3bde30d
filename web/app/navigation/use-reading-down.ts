import { type RefObject, useEffect } from 'react'
import { useMatch } from 'react-router'

/** Ignores a trembling finger. */
const MOVED_PX = 8
const END_PX = 48

/** Scrolling without these is the page restoring its position. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Sets `data-tabs` on the root element, so that docked elements move too. */
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
