import { startTransition, useEffect, useState } from 'react'

/** Transition: does not delay input. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setNow(new Date())), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
