import { useEffect, useRef } from 'react'
import { useMarkRead } from './api.ts'

/** Opening marks as read, once an opening: whoever marks it unread again is not overruled. Drafts don't count. */
export function useReadOnOpening(articleId: string, isPublished: boolean): void {
  const { mutate } = useMarkRead(articleId)
  const opened = useRef<string>(null)

  useEffect(() => {
    if (!isPublished || opened.current === articleId) return
    opened.current = articleId
    mutate()
  }, [articleId, isPublished, mutate])
}
