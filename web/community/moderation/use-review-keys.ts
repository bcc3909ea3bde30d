import { useEffectEvent, useLayoutEffect } from 'react'
import { shortcutFor } from '#web/platform/shortcuts/shortcuts.ts'
import { isWriting, readSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { REVIEW_SHORTCUTS, type ReviewAction } from './review-shortcuts.ts'

const ARROWS: Record<string, ReviewAction> = { ArrowRight: 'next', ArrowLeft: 'previous' }

/** Inactive while the user types. */
export function useReviewKeys(act: Partial<Record<ReviewAction, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isWriting(event.target)) return
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey
    const name =
      (isPlain && ARROWS[event.key]) ||
      (!event.ctrlKey && shortcutFor(event, REVIEW_SHORTCUTS, readSingleKeys())?.name) ||
      undefined
    const action = name && act[name]
    if (!action) return
    event.preventDefault()
    action()
  })

  // A layout effect: a key must never act on the previous report.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
