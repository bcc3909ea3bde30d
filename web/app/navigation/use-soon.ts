import { useEffect, useState } from 'react'
import { useFirstAct } from '#web/platform/hooks/use-first-act.ts'

/** Long enough that the page itself is loaded first on most networks, short enough that a menu is there when it is pressed. */
const SOON_MS = 1500

/** True some time after the page opened and after the first interaction. For code that a press will need. */
export function useSoon(): boolean {
  const [isLate, setLate] = useState(false)
  const hasActed = useFirstAct()
  useEffect(() => {
    const timer = setTimeout(setLate, SOON_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isLate && hasActed
}
