import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationList } from './api.ts'
import { unreadText } from './unread.ts'

/** Announces a rising unread count to screen readers and reloads an open list. The first count is not announced. */
export function UnreadAnnouncer({ count }: { count: number | undefined }) {
  const queries = useQueryClient()
  const previous = useRef<number>(undefined)
  const [text, setText] = useState('')

  useEffect(() => {
    if (count === undefined) return
    const hasRisen = previous.current !== undefined && count > previous.current
    previous.current = count
    setText(hasRisen ? unreadText(count) : '')
    if (hasRisen) queries.invalidateQueries(notificationList())
  }, [count, queries])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
