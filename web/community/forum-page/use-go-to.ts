import { useCallback, useEffect, useState } from 'react'
import { elementOf } from '#web/community/posts/post-place.ts'

interface Wish {
  postId: string
  /** A link leads there: the post begins at the top of the screen. Else it only has to be in sight. */
  isFromLink: boolean
}

/** Moves focus to a post, as soon as it stands on the page. */
export function useGoTo() {
  const [wish, setWish] = useState<Wish>()

  // After every drawing: the post may come with any of them.
  useEffect(() => {
    const place = wish && elementOf(wish.postId)
    if (!place) return
    setWish(undefined)
    // After a change of page its heading takes the focus as soon as it stands, which may be in this very drawing: a post comes after it.
    queueMicrotask(() => {
      place.focus({ preventScroll: true })
      place.scrollIntoView({ block: wish.isFromLink ? 'start' : 'nearest' })
    })
  })

  return useCallback((postId: string, isFromLink = false) => setWish({ postId, isFromLink }), [])
}
