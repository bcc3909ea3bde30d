import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from '#web/platform/hooks/use-title.ts'

/** A page that loads its content may show its heading late; after this long its title alone has to do. */
const PATIENCE = 10_000

/** After a change of page: focus on the heading, and the title said aloud. A browser does this by itself only for whole documents. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return whenHeadingStands((heading) => {
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

function whenHeadingStands(act: (heading: HTMLElement) => void): () => void {
  const find = () => {
    const heading = document.querySelector('h1')
    if (!heading) return false
    stop()
    act(heading)
    return true
  }
  const observer = new MutationObserver(find)
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (!find()) observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
