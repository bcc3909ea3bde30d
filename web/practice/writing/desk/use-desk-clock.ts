import { useEffect, useRef, useState } from 'react'

/**
 * Counts only visible time.
 * @param before seconds of earlier visits
 * @param onSeconds called every few seconds and on hiding, with the seconds since the last call
 */
export function useDeskClock(before: number, onSeconds: (seconds: number) => void): number {
  const [seconds, setSeconds] = useState(before)
  const report = useRef(onSeconds)
  report.current = onSeconds

  useEffect(() => {
    let countedTo = Date.now()
    let unreported = 0
    let total = before
    const count = () => {
      const now = Date.now()
      // Excludes sleep and a changed clock.
      const passed = Math.min(Math.max((now - countedTo) / 1000, 0), 2 * (TICK_MS / 1000))
      countedTo = now
      unreported += passed
      total += passed
      setSeconds(total)
    }
    const tell = () => {
      if (unreported > 0) report.current(unreported)
      unreported = 0
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      count()
      if (unreported >= REPORT_EVERY_S) tell()
    }, TICK_MS)
    const onVisibility = () => {
      if (document.visibilityState === 'visible') countedTo = Date.now()
      else {
        count()
        tell()
      }
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [before])

  return seconds
}

const TICK_MS = 1000
const REPORT_EVERY_S = 5
