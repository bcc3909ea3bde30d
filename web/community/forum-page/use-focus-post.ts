import { useCallback, useEffect, useState } from 'react'
import { elementOf } from '#web/community/posts/post-anchor.ts'

interface FocusTarget {
  postId: string
  /** Scrolls a linked post to the top of the screen; any other post just into view. */
  isFromLink: boolean
}

/** Moves focus to a post as soon as it is rendered. */
export function useFocusPost() {
  const [target, setTarget] = useState<FocusTarget>()

  // After every render: the post may appear with any of them.
  useEffect(() => {
    const element = target && elementOf(target.postId)
    if (!element) return
    setTarget(undefined)
    // After a navigation the page heading takes focus first, maybe in the same render.
    queueMicrotask(() => {
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: target.isFromLink ? 'start' : 'nearest' })
    })
  })

  return useCallback((postId: string, isFromLink = false) => setTarget({ postId, isFromLink }), [])
}
