import { useState } from 'react'

/**
 * True from the first time on when nothing is waited for. A card that appears then asks again for what failed, which must not take the card away:
 * the page would load for ever.
 */
export function useOnceLoaded(isWaiting: boolean): boolean {
  const [isLoaded, setLoaded] = useState(!isWaiting)
  if (!isWaiting && !isLoaded) setLoaded(true)
  return isLoaded
}
