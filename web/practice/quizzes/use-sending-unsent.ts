import { useEffect } from 'react'

import { hasUnsent } from './attempt-outbox.ts'

/** Sends what an earlier visit could not, at the start and whenever the connection is back. Nothing is loaded for it without need. */
export function useSendingUnsent(owner: string | undefined): void {
  useEffect(() => {
    if (!owner) return
    const send = () => {
      // Code that cannot be had now is as good as a server that is away: the next occasion comes.
      if (hasUnsent(owner)) import('./send-earlier.ts').then(({ sendUnsent }) => sendUnsent()).catch(() => undefined)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [owner])
}
