import { useEffect, useState } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { queryClient } from './query-client.ts'

const LATEST_MS = 3000

export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    const settle = () => setSettled(true)
    const check = () => {
      if (queryClient.isFetching() > 0) return
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
