import { useEffect, useRef, useState } from 'react'

/** After this time the user has stopped the navigation. */
const NAVIGATION_TIMEOUT_MS = 15_000

/** Ignores repeated clicks. `isBusy` lasts until navigation ends or the back/forward cache restores the page. */
export function useExternalRedirect<Input>(loadUrl: (input: Input) => Promise<{ url: string }>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const isNavigating = useRef(false)

  const reset = () => {
    isNavigating.current = false
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `beReady` touches only a ref and a setter
  useEffect(() => {
    if (!isBusy) return
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isBusy])

  async function go(input: Input) {
    if (isNavigating.current) return
    isNavigating.current = true
    setBusy(true)
    setError(undefined)
    try {
      window.location.assign((await loadUrl(input)).url)
      setTimeout(reset, NAVIGATION_TIMEOUT_MS)
    } catch (failure) {
      setError(failure)
      reset()
    }
  }

  return { go, isBusy, error }
}
