import { useEffectEvent, useLayoutEffect } from 'react'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { isHandledBy, type ReviewKey, reviewKey } from './review-keys.ts'

/** A layout effect: an ordinary one may miss the first key. */
export function useReviewKeys(isAnswerShown: boolean, act: (key: ReviewKey) => void): void {
  const isOn = useSingleKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = reviewKey(event, isAnswerShown)
    if (!key || event.defaultPrevented || isHandledBy(event.target, event.key)) return
    event.preventDefault()
    act(key)
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
