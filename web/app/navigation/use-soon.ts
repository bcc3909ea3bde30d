import { useEffect, useState } from 'react'
import { useFirstAct } from '#web/platform/hooks/use-first-act.ts'

const SOON_MS = 1500

/** True after `SOON_MS` and the first interaction. */
export function useSoon(): boolean {
  const [isLate, setLate] = useState(false)
  const hasActed = useFirstAct()
  useEffect(() => {
    const timer = setTimeout(setLate, SOON_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isLate && hasActed
}
