import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the page whose code comes when it is wanted, and then stays. Unlike with `lazy`, code that cannot be fetched leaves the rest of the page
 * standing, and is asked for again when the network is back.
 */
export function useLoaded<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>()
  const isMissing = isWanted && !part

  // biome-ignore lint/correctness/useExhaustiveDependencies: callers write the import in place, anew at each drawing
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
