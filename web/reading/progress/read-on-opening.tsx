import { useEffect, useRef } from 'react'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { useMarkRead } from './api.ts'

/** Once each opening, so that marking as unread stays. Separate, because the request would render the whole article again. */
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
