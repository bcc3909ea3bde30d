import { type ComponentType, useEffect, useState } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'

export interface Offered {
  /** With this, demo accounts are listed beside Google. Is called with the ticket of the second step. */
  onCodeNeeded?: (ticket: string) => void
}

/** What only some instances have on their pages for signing in and up. It loads last; without it these are ordinary pages. */
export function InstanceOffers(offered: Offered) {
  const [Offers, setOffers] = useState<ComponentType<Offered>>()
  useEffect(() => {
    afterPaint(() =>
      import('./offers.tsx').then(
        ({ Offers }) => setOffers(() => Offers),
        () => undefined,
      ),
    )
  }, [])
  return Offers ? <Offers {...offered} /> : null
}
