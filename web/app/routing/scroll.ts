import { useLayoutEffect } from 'react'
import type { Location } from 'react-router'

/** Outlives a reload. */
const STORED_AS = 'scroll-positions'

const positions: Record<string, number> = stored()

export function keepScroll(location: Location | undefined): void {
  if (location) positions[keyOf(location)] = window.scrollY
}

/** Browsers restore the position before the page has been loaded. */
export function useScrollPositions(location: Location, keepsScroll: boolean): void {
  useLayoutEffect(() => {
    const position = positions[keyOf(location)]
    if (position !== undefined) window.scrollTo(0, position)
    else if (!scrollToHash(location.hash) && !keepsScroll) window.scrollTo(0, 0)
  }, [location, keepsScroll])

  useLayoutEffect(() => {
    const leave = () => {
      keepScroll(location)
      store()
      history.scrollRestoration = 'auto'
    }
    const come = () => {
      history.scrollRestoration = 'manual'
    }
    come()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', come)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', come)
    }
  }, [location])
}

function scrollToHash(hash: string): boolean {
  const target = hash && document.getElementById(decoded(hash.slice(1)))
  if (target) target.scrollIntoView()
  return Boolean(target)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Every full load has the key `default`, whatever its page. */
const keyOf = ({ key, pathname }: Location) => (key === 'default' ? hashOf(pathname) : key)

/** Hides what was read from the next user. */
function hashOf(text: string): string {
  let sum = 2166136261
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 16777619)
  return (sum >>> 0).toString(36)
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}')
  } catch {
    return {}
  }
}

function store() {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(positions))
  } catch {
    // Full or forbidden: the next page begins at its top.
  }
}
