import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

const SHOWN_AFTER_PX = 300

/** Above the corner where the reading streak stands; out of sight while a window is open. */
export function BackToTop() {
  const isShown = useIsScrolled()
  if (!isShown) return null
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Back to top"
      title="Back to top"
      onClick={goToTop}
      className="fixed right-4 bottom-[calc(4.75rem+var(--docked,0px)+var(--toasts,0px))] z-20 rounded-full bg-surface shadow-lg in-data-scroll-locked:invisible motion-safe:animate-fade-in print:hidden"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </Button>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SHOWN_AFTER_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

/** The focus goes along: whoever uses the keyboard goes on from the top as well. */
function goToTop() {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
