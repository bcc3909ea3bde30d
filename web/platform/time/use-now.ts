import { startTransition, useEffect, useState } from 'react'

/** Transition: does not delay input. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
