import { startTransition, useEffect, useState } from 'react'

/** The time, as fresh as a text that counts minutes needs it. A thousand ages are drawn anew between what somebody presses, not before it. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
