import { useEffect, useState } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { queryClient } from './query-client.ts'

/** What surrounds the page is loaded after this time at the latest. */
const LATEST_MS = 3000

/** True when the first requests of the page are answered and shown, and after three seconds at the latest. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const settle = () => setSettled(true)
    const check = () => {
      if (queryClient.isFetching() > 0) return
      // Later events of the cache are frequent and say nothing more.
      unsubscribe()
      afterPaint(settle)
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(check)
    const timer = setTimeout(settle, LATEST_MS)
    check()
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [isSettled])
  return isSettled
}
