import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from '#web/platform/hooks/use-title.ts'

const HEADING_TIMEOUT_MS = 10_000

/** Browsers move focus and announce only on full page loads. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return onHeading((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      setTitle(pageTitle())
    })
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

function onHeading(act: (heading: HTMLElement) => void): () => void {
  const find = () => {
    const heading = document.querySelector('h1')
    if (!heading) return false
    stop()
    act(heading)
    return true
  }
  const observer = new MutationObserver(find)
  const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (!find()) observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
