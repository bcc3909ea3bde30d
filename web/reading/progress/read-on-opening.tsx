import { useEffect, useRef } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { useMarkRead } from './api.ts'

/**
 * Marks an article as read once each time it opens, so that marking it as unread is not undone. A component of its own, because the steps of the
 * request would render the whole article again.
 */
export function ReadOnOpening({ articleId }: { articleId: string }) {
  const { mutate } = useMarkRead(articleId)
  const opened = useRef<string>(null)

  useEffect(() => {
    if (opened.current === articleId) return
    opened.current = articleId
    afterPaint(mutate)
  }, [articleId, mutate])

  return null
}
