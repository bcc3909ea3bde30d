import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { notificationList } from './api.ts'
import { unreadSentence } from './unread.ts'

/** When more are unread than before, that is said once, politely, and an open list fetches them. The first count is no news. */
export function UnreadAnnouncer({ count }: { count: number | undefined }) {
  const queries = useQueryClient()
  const before = useRef<number>(undefined)
  const [text, setText] = useState('')

  useEffect(() => {
    if (count === undefined) return
    const hasRisen = before.current !== undefined && count > before.current
    before.current = count
    setText(hasRisen ? unreadSentence(count) : '')
    if (hasRisen) queries.invalidateQueries(notificationList())
  }, [count, queries])

  return (
    <p aria-live="polite" className="sr-only">
      {text}
    </p>
  )
}
