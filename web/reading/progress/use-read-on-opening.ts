import { useEffect, useRef } from 'react'
import { useMarkRead } from './api.ts'

/** Marks a published article as read once each time it opens, so that marking it as unread is not undone. */
export function useReadOnOpening(articleId: string, isPublished: boolean): void {
  const { mutate } = useMarkRead(articleId)
  const opened = useRef<string>(null)

  useEffect(() => {
    if (!isPublished || opened.current === articleId) return
    opened.current = articleId
    mutate()
  }, [articleId, isPublished, mutate])
}
