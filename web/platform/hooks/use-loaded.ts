import { type ComponentType, useEffect, useState } from 'react'

/** Unlike `lazy`, a failed import does not break the page. */
export function useLoaded<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const isMissing = isWanted && !part

  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass a new import function on every render
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    const fetchIt = () =>
      load().then(
        (Part) => !isGone && setPart({ Part }),
        () => undefined,
      )
    fetchIt()
    window.addEventListener('online', fetchIt)
    return () => {
      isGone = true
      window.removeEventListener('online', fetchIt)
    }
  }, [isMissing])

  return part?.Part ?? null
}
