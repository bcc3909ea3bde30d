import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isMarking, notificationList } from './api.ts'
import { unreadText } from './unread.ts'

/** Announces a rising unread count to screen readers. An open list is loaded again when the count changes, also by another tab or device. */
export function UnreadAnnouncer({ count }: { count: number | undefined }) {
  const queries = useQueryClient()
  const previous = useRef<number>(undefined)
  const [text, setText] = useState('')

  useEffect(() => {
    if (count === undefined) return
    const before = previous.current ?? count
    const hasRisen = count > before
    previous.current = count
    setText(hasRisen ? unreadText(count) : '')
    if (count !== before && !isMarking(queries)) queries.invalidateQueries(notificationList())
  }, [count, queries])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
