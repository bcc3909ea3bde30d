import { useEffect, useRef } from 'react'

/**
 * The pressed button is removed or disabled after a step, so focus moves to the new heading. Not on the first render: there the heading of
 * the page has the focus.
 */
export function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step === 0) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
