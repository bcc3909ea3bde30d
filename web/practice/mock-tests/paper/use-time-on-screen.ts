import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Does not count while hidden.
 * @param flush called with the rest on leaving or hiding
 * @returns takes the seconds since the last call
 */
export function useTimeOnScreen(questionId: string, flush: (questionId: string, seconds: number) => void): () => number {
  const counting = useRef({ since: document.visibilityState === 'hidden' ? undefined : performance.now(), seconds: 0 })
  const take = () => {
    const now = performance.now()
    const { since, seconds } = counting.current
    counting.current = { since: since === undefined ? undefined : now, seconds: 0 }
    return seconds + (since === undefined ? 0 : (now - since) / 1000)
  }
  const leave = useEffectEvent((id: string) => flush(id, take()))
  const onVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      leave(questionId)
      counting.current.since = undefined
    } else counting.current.since ??= performance.now()
  })

  useEffect(() => () => leave(questionId), [questionId])
  useEffect(() => {
    const onHide = () => onVisibility()
    const onPageHide = () => leave(questionId)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [questionId])
  return take
}
