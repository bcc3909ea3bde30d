import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Button } from './button.tsx'
import { useIsPhone } from './use-is-phone.ts'
import { useNarrowMargin } from './use-narrow-margin.ts'
import { useStepAside } from './use-step-aside.ts'

const SHOWN_AFTER_PX = 300

export function BackToTop() {
  return useIsScrolled() && <Floating />
}

function Floating() {
  const box = useRef<HTMLButtonElement>(null)
  const isAside = useStepAside(box)
  const place = usePlace()
  return (
    <Button
      ref={box}
      data-aside={isAside || undefined}
      variant="outline"
      size="icon"
      aria-label={ui.backToTop}
      title={ui.backToTop}
      onClick={goToTop}
      className={`fixed z-20 rounded-full bg-surface data-aside:not-focus-visible:pointer-events-none data-aside:not-focus-visible:opacity-0 in-data-scroll-locked:invisible motion-safe:animate-fade-in motion-safe:transition-opacity motion-safe:duration-150 print:hidden ${place}`}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </Button>
  )
}

function usePlace(): string {
  const hasStrip = useNarrowMargin()
  if (useIsPhone()) return `${CORNER} bottom-[calc(1rem+var(--below)+var(--toasts,0px))]`
  if (hasStrip) return 'inset-e-28 bottom-[calc(0.5rem+var(--below)+var(--toasts,0px))]'
  return `${CORNER} bottom-[calc(max(4.75rem,var(--toasts,0px))+var(--below))]`
}

const CORNER = 'inset-e-[max(1rem,var(--safe-end))] shadow-lg'

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

/** Keyboard users also continue from the top. */
function goToTop() {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
