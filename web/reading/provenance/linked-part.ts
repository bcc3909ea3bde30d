import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchUserInput } from '#web/reading/progress/user-input.ts'

/** The part may load after the text. */
export function useLinkedPart(id: string, isThere: boolean): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again
  useEffect(() => {
    const part = isThere && hash === `#${id}` ? document.getElementById(id) : null
    return part ? keepInSight(part) : undefined
  }, [hash, key, id, isThere])
}

/** Parts above it and typefaces may load later and would push it away. Ends when the reader does something. */
function keepInSight(part: HTMLElement): () => void {
  const input = watchUserInput()
  const observer = new ResizeObserver(() => {
    if (input.happened()) stop()
    else part.scrollIntoView()
  })
  const stop = () => {
    observer.disconnect()
    input.stop()
  }
  part.scrollIntoView()
  observer.observe(document.body)
  return stop
}
