import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the card of the URL fragment and focuses its first field. */
export function SettingsCards({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the same link has another key
  useEffect(() => {
    // After the page heading has taken focus.
    const frame = requestAnimationFrame(() => show(hash.slice(1)))
    return () => cancelAnimationFrame(frame)
  }, [hash, key])
  return <div className="space-y-6">{children}</div>
}

function show(id: string) {
  const card = id && document.getElementById(id)
  if (!card) return
  card.scrollIntoView()
  card.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}
