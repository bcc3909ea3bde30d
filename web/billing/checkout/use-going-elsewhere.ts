import { useEffect, useRef, useState } from 'react'

/** A page that has not come by then was stopped by whoever waited for it. */
const PATIENCE_MS = 15_000

/**
 * Asks for a page elsewhere and sends the browser there: once, however often it is pressed. It stays busy until this page is gone, and is ready
 * again for who comes back with the browser's own button, which may bring back this very page as it was.
 */
export function useGoingElsewhere<What>(ask: (what: What) => Promise<{ url: string }>) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const isGoing = useRef(false)

  const beReady = () => {
    isGoing.current = false
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `beReady` touches only a ref and a setter
  useEffect(() => {
    if (!isBusy) return
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && beReady()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [isBusy])

  async function go(what: What) {
    if (isGoing.current) return
    isGoing.current = true
    setBusy(true)
    setError(undefined)
    try {
      window.location.assign((await ask(what)).url)
      setTimeout(beReady, PATIENCE_MS)
    } catch (failure) {
      setError(failure)
      beReady()
    }
  }

  return { go, isBusy, error }
}
