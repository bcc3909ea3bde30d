import { useState } from 'react'

/** Stays true: a card that refetches after an error must stay, or the page would load for ever. */
export function useOnceLoaded(isWaiting: boolean): boolean {
  const [isLoaded, setLoaded] = useState(!isWaiting)
  if (!isWaiting && !isLoaded) setLoaded(true)
  return isLoaded
}
