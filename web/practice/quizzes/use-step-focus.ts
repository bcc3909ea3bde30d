import { useEffect, useRef } from 'react'

/** The pressed button disappears or is disabled. Not on the first render, when the page's heading has focus. */
export function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
