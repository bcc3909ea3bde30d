import { useEffect, useState } from 'react'

/** Long enough that the page itself is loaded first on most networks, short enough that a menu is there when it is pressed. */
const SOON_MS = 1500

/** True some time after the page opened: for code that a press will need. */
export function useSoon(): boolean {
  const [isSoon, setSoon] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSoon, SOON_MS, true)
    return () => clearTimeout(timer)
  }, [])
  return isSoon
}
