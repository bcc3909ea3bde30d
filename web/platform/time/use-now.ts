import { startTransition, useEffect, useState } from 'react'

/** The current time, updated often enough for texts like "5 minutes ago". The update is a transition, so that it does not delay input. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
